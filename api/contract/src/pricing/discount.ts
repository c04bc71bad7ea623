import { isAdvertisable, type Regulated } from '../products/regulation';

/**
 * Returns the discount from the original to a lower price in whole per cent, rounded down; 0 if there is no saving
 * (section 9).
 */
export function discountPercent(original: number, price: number): number {
  if (original <= 0 || price >= original) return 0;
  return Math.floor(((original - price) / original) * 100);
}

interface Priced extends Regulated {
  /** Recommended price in cents. */
  rrp: number | null;
}

/**
 * Returns the recommended price to strike through beside `price` (cents), or null: only if it is higher, and never for
 * schedule 2 (section 9) or for a medicine that may not be advertised (rule advertising-01).
 */
export function strikeThroughRrp(product: Priced, price: number): number | null {
  if (product.schedule === '2' || !isAdvertisable(product)) return null;
  return product.rrp !== null && product.rrp > price ? product.rrp : null;
}

/** Returns the sale tag "x% OFF" for a price in cents, or null if there is no strike-through price. */
export function saleTag(product: Priced, price: number): string | null {
  const rrp = strikeThroughRrp(product, price);
  const percent = rrp === null ? 0 : discountPercent(rrp, price);
  return percent > 0 ? `${percent}% OFF` : null;
}
