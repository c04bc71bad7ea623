import { autoDeliveryPrice, autoDeliveryTerms, type ConsentTerms, selectPrice } from '@saltbush/contract';
import { findProducts } from '../../catalogue';
import type { AutodeliveryServices } from '../context';
import type { AutoDeliveryDocument } from '../documents';

/** What the charges of an AutoDelivery depend on: what is sent, how much of it, and how often. */
type Sent = Pick<AutoDeliveryDocument, 'items' | 'frequency'>;
type Standing = Sent & Pick<AutoDeliveryDocument, 'status'>;

interface Coverage {
  frequency: string;
  /** Units by product, those that come once too. */
  units: Record<string, number>;
  /** Units by product that every delivery brings. */
  regular: Record<string, number>;
}

function unitsOf(items: Sent['items']): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { product_id, quantity } of items) units[product_id] = (units[product_id] ?? 0) + quantity;
  return units;
}

const coverageOf = ({ items, frequency }: Sent): Coverage => ({
  frequency,
  units: unitsOf(items),
  regular: unitsOf(items.filter(({ one_off }) => !one_off)),
});

const isWithin = (now: Record<string, number>, agreed: Record<string, number>): boolean =>
  Object.entries(now).every(([id, units]) => units <= (agreed[id] ?? 0));

/** Returns what a consent to the charges covers, to be stored with it. */
export const covers = (autodelivery: Sent): string => JSON.stringify(coverageOf(autodelivery));

/** Whether a consent covers what an AutoDelivery sends now: as often, of the same products and no more of any. */
export function isCovered(autodelivery: Sent, stored: string): boolean {
  const agreed = JSON.parse(stored) as Coverage;
  const now = coverageOf(autodelivery);
  return (
    now.frequency === agreed.frequency &&
    isWithin(now.units, agreed.units) &&
    isWithin(now.regular, agreed.regular)
  );
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
    const { name } = product;
    return [{ name, quantity, one_off, price: autoDeliveryPrice(product, price.value) * quantity }];
  });
  const price = sold.reduce((total, line) => total + line.price, 0);
  return autoDeliveryTerms({ frequency, items: sold, price });
}
