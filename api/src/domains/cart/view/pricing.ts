import { type PricedCart, priceCart } from '@saltbush/contract';
import { isAfterHours } from '../../fulfilment';
import type { CartItemDocument } from '../documents';
import type { CartSources } from './sources';

/** A line as far as its price depends on it. */
export type PricedItem = Pick<CartItemDocument, 'id' | 'product_id' | 'quantity' | 'frequency'>;

/**
 * Prices the lines of a cart at the current time. The requested price type is not trusted: after-hours prices apply by
 * the shopper's local time, multibuy prices by quantity.
 */
export function priceLines(
  document: { items: readonly PricedItem[] },
  sources: Pick<CartSources, 'products' | 'promotions' | 'offer' | 'state' | 'now'>,
  { isStaff, isUnattended = false }: { isStaff: boolean; isUnattended?: boolean },
): PricedCart {
  const isLate = !isUnattended && isAfterHours(sources.now, sources.state);
  const price_type = isLate ? 'afterhours' : 'default';
  const { offer } = sources;
  return priceCart({
    lines: document.items.flatMap(({ id, quantity, frequency, product_id }) => {
      const product = sources.products.get(product_id);
      return product
        ? [{ id, quantity, frequency, price_type, product: { ...product, id: product._id } }]
        : [];
    }),
    promotions: [...sources.promotions.values()].map(({ _id, rule, mix_and_match }) => ({
      id: _id,
      rule,
      mix_and_match,
    })),
    offer: offer?.effect.kind === 'percent_off' ? offer.effect : null,
    isStaff,
  });
}
