import { autoDeliveryPrice, autoDeliveryTerms, type ConsentTerms, selectPrice } from '@saltbush/contract';
import { findProducts } from '../../catalogue';
import type { AutodeliveryServices } from '../context';
import type { AutoDeliveryDocument } from '../documents';

/** What the charges of an AutoDelivery depend on: what is sent, how much of it, and how often. */
type Sent = Pick<AutoDeliveryDocument, 'items' | 'frequency'>;
type Standing = Sent & Pick<AutoDeliveryDocument, 'status'>;

interface Coverage {
  frequency: string;
  /** Units by product. */
  units: Record<string, number>;
}

function coverageOf({ items, frequency }: Sent): Coverage {
  const units: Record<string, number> = {};
  for (const { product_id, quantity } of items) units[product_id] = (units[product_id] ?? 0) + quantity;
  return { frequency, units };
}

/** Returns what a consent to the charges covers, to be stored with it. */
export const covers = (autodelivery: Sent): string => JSON.stringify(coverageOf(autodelivery));

/** Whether a consent covers what an AutoDelivery sends now: as often, of the same products and no more of any. */
export function isCovered(autodelivery: Sent, stored: string): boolean {
  const agreed = JSON.parse(stored) as Coverage;
  const now = coverageOf(autodelivery);
  const isWithin = ([id, units]: [string, number]) => units <= (agreed.units[id] ?? 0);
  return now.frequency === agreed.frequency && Object.entries(now.units).every(isWithin);
}

/** Whether the customer agrees to charges by a change: to others, or to any again. Nothing is charged for an empty one. */
export const agreesAnew = (before: Standing, after: Standing): boolean =>
  after.items.length > 0 &&
  after.status === 'active' &&
  (before.status === 'paused' || covers(before) !== covers(after));

/** Returns what its owner agrees to by making an AutoDelivery what it is, at today's prices. */
export async function currentTerms(
  { db }: Pick<AutodeliveryServices, 'db'>,
  { items, frequency }: Sent,
): Promise<ConsentTerms> {
  const products = await findProducts(
    db,
    items.map(({ product_id }) => product_id),
  );
  const sold = items.flatMap(({ product_id, quantity, one_off }) => {
    const product = products.find(({ _id }) => _id === product_id);
    const price = product && selectPrice(product.prices, { quantity });
    if (!product || !price) return [];
    const name = one_off ? `${product.name} (once)` : product.name;
    return [{ name, quantity, price: autoDeliveryPrice(product, price.value) * quantity }];
  });
  const price = sold.reduce((total, line) => total + line.price, 0);
  return autoDeliveryTerms({ frequency, items: sold, price });
}
