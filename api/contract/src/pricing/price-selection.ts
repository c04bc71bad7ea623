/** One price of a product: `value` in cents per unit, `min_qty` the quantity from which a multibuy price applies. */
export interface Price {
  /** default, promo, afterhours or multi_{N}. */
  type: string;
  min_qty: number;
  value: number;
}

export const DEFAULT_PRICE_TYPE = 'default';

const MULTI = /^multi_(\d+)$/;

/** N of `multi_{N}`, or null for any other price type. */
export function multibuyQuantity(type: string): number | null {
  const match = MULTI.exec(type);
  return match?.[1] ? Number(match[1]) : null;
}

/** True for the price types of section 3.m. */
export function isPriceType(type: string): boolean {
  return type === DEFAULT_PRICE_TYPE || type === 'promo' || type === 'afterhours' || MULTI.test(type);
}

/** The multibuy price that applies to a quantity: `multi_{N}` with the largest N not above it (section 9). */
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
 * The price of one unit (rule 9.a-08): the multibuy price that the quantity reaches, else
 * `afterhours` when requested, else `promo`, then `default`. Null for a product without prices.
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

/** The price type that a browser asks for at a quantity: the multibuy it reaches, else the one it has. */
export function requestedPriceType(prices: readonly Price[], quantity: number, current: string): string {
  const multibuy = multibuyPrice(prices, quantity);
  if (multibuy) return multibuy.type;
  return multibuyQuantity(current) === null ? current : DEFAULT_PRICE_TYPE;
}
