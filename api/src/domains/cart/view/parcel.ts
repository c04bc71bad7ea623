import { isPostBox } from '@saltbush/contract';
import type { Parcel } from '../../fulfilment';
import type { OfferDocument } from '../../promotions';
import type { CartDocument } from '../documents';
import type { CartLineView } from './cart-view';

/** Returns true for lines that are shipped: all but telehealth services and deleted products. */
export const isSent = (line: Pick<CartLineView, 'product'>): boolean =>
  line.product !== null && line.product.booking_type === null;

/** Returns true for lines that can be dispatched today: in stock, no pre-order, no prescription sent by post. */
export function canGoSameDay({ item, product }: Pick<CartLineView, 'item' | 'product'>): boolean {
  if (!product || product.booking_type !== null) return false;
  return product.stock >= item.quantity && !product.is_preorder && item.script_type !== 'paper';
}

/** Returns the parcel of a cart's lines to its address; standard delivery is free through an offer or if every product ships free. */
export function parcelOf(
  lines: readonly Pick<CartLineView, 'item' | 'product' | 'priced'>[],
  offer: OfferDocument | null,
  { shipping_address_1 }: Pick<CartDocument, 'shipping_address_1'>,
): Parcel {
  const sent = lines.filter(isSent);
  const everyProductIsFree = sent.length > 0 && sent.every(({ product }) => product?.is_free_shipping);
  return {
    itemTotal: sent.reduce((total, { priced }) => total + (priced?.line_total ?? 0), 0),
    freeStandard: everyProductIsFree || offer?.effect.kind === 'free_standard_shipping',
    isCold: sent.some(({ product }) => product?.is_fridge),
    sameDayBlocked: !sent.every(canGoSameDay),
    isToPostBox: shipping_address_1 !== null && isPostBox(shipping_address_1),
  };
}
