/** A price of a product: `value` in cents per unit, `min_qty` the quantity from which a multibuy price applies. */
export interface Price {
  /** default, promo, afterhours or multi_{N}. */
  type: string;
  min_qty: number;
  value: number;
}

export const DEFAULT_PRICE_TYPE = 'default';

const MULTI = /^multi_(\d+)$/;

/** Returns N of `multi_{N}`, or null for other price types. */
export function multibuyQuantity(type: string): number | null {
  const match = MULTI.exec(type);
  return match?.[1] ? Number(match[1]) : null;
}

/** Returns true for the price types of section 3.m. */
export function isPriceType(type: string): boolean {
  return type === DEFAULT_PRICE_TYPE || type === 'promo' || type === 'afterhours' || MULTI.test(type);
}

/** Returns the multibuy price for a quantity: `multi_{N}` with the largest N not above it (section 9). */
export function multibuyPrice(prices: readonly Price[], quantity: number): Price | null {
  let best: Price | null = null;
  let bestN = 0;
  for (const price of prices) {
    const n = multibuyQuantity(price.type);
    if (n !== null && n <= quantity && n > bestN) {
      best = price;
      bestN = n;
    }
  }
  return best;
}

/**
 * Returns the unit price (rule 9.a-08): the multibuy price the quantity qualifies for, else `afterhours` if requested,
 * else `promo`, then `default`. Returns null for a product without prices.
 */
export function selectPrice(
  prices: readonly Price[],
  { quantity = 1, requested = DEFAULT_PRICE_TYPE }: { quantity?: number; requested?: string } = {},
): Price | null {
  const multibuy = multibuyPrice(prices, quantity);
  if (multibuy) return multibuy;
  const ofType = (type: string) => prices.find((price) => price.type === type) ?? null;
  const afterHours = requested === 'afterhours' ? ofType('afterhours') : null;
  return afterHours ?? ofType('promo') ?? ofType(DEFAULT_PRICE_TYPE);
}

/**
 * Returns the price type a browser requests at a quantity: the multibuy price it qualifies for, else its current one.
 */
export function requestedPriceType(prices: readonly Price[], quantity: number, current: string): string {
  const multibuy = multibuyPrice(prices, quantity);
  if (multibuy) return multibuy.type;
  return multibuyQuantity(current) === null ? current : DEFAULT_PRICE_TYPE;
}
