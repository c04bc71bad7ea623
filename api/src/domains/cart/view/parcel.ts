import type { Parcel } from '../../fulfilment';
import type { OfferDocument } from '../../promotions';
import type { CartLineView } from './cart-view';

/** True for what is sent: everything but telehealth services and lines whose product is gone. */
export const isSent = (line: Pick<CartLineView, 'product'>): boolean =>
  line.product !== null && line.product.booking_type === null;

/** True when a line can go out with today's run: in stock, not a pre-order, no script that comes by post. */
export function canGoSameDay({ item, product }: Pick<CartLineView, 'item' | 'product'>): boolean {
  if (!product || product.booking_type !== null) return false;
  return product.stock >= item.quantity && !product.is_preorder && item.script_type !== 'paper';
}

/** The parcel of a cart's lines; free standard delivery by an offer or because every product brings it. */
export function parcelOf(
  lines: readonly Pick<CartLineView, 'item' | 'product' | 'priced'>[],
  offer: OfferDocument | null,
): Parcel {
  const sent = lines.filter(isSent);
  const everyProductIsFree = sent.length > 0 && sent.every(({ product }) => product?.is_free_shipping);
  return {
    itemTotal: sent.reduce((total, { priced }) => total + (priced?.line_total ?? 0), 0),
    freeStandard: everyProductIsFree || offer?.effect.kind === 'free_standard_shipping',
    isCold: sent.some(({ product }) => product?.is_fridge),
    sameDayBlocked: !sent.every(canGoSameDay),
  };
}
