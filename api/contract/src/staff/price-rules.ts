import { multibuyQuantity, type Price } from '../pricing/price-selection';

/** The prices that staff set; prices for several belong to their promotions. */
export const SET_PRICE_TYPES = ['default', 'promo', 'afterhours'] as const;
export type SetPriceType = (typeof SET_PRICE_TYPES)[number];

/** The highest price of one unit, in cents. */
export const MAX_PRICE = 1_000_000;

/** How far ahead a price is planned, in days. */
export const MAX_PRICE_DAYS = 365;

/** What is wrong with a price, in the words of the form and the api. */
export const PRICE_MESSAGES = {
  range: 'Please enter a price from $0.01 to $10,000',
  needed: 'Every product needs a price',
  promoted: 'This medicine may not be promoted by a lower price',
  promo: 'A sale price has to be below the price',
  default: 'The price has to be above the sale price and the prices for several',
  unchanged: 'This is the price already',
} as const;
export type PriceMessage = (typeof PRICE_MESSAGES)[keyof typeof PRICE_MESSAGES];

export interface PriceChange {
  type: SetPriceType;
  /** In cents; null takes the price away. */
  value: number | null;
}

/** @returns a price of a product in cents; null if it has none of the type */
export const priceOfType = (prices: readonly Price[], type: string): number | null =>
  prices.find((price) => price.type === type)?.value ?? null;

/** @returns the prices after a change, in their own order */
export function changedPrices<P extends Price>(
  prices: readonly P[],
  { type, value }: PriceChange,
): (P | Price)[] {
  if (value === null) return prices.filter((price) => price.type !== type);
  if (priceOfType(prices, type) === null) return [...prices, { type, min_qty: 1, value }];
  return prices.map((price) => (price.type === type ? { ...price, value } : price));
}

/** What shoppers pay before and after a change, in cents. */
export interface PriceLeap {
  from: number;
  to: number;
}

/**
 * Finds a change that is more often a slip than a wish: by more than half, or to the double and more. A price that a
 * product has not, before or after, counts as its usual one, which shoppers pay instead.
 * @returns both prices; null for any other change
 */
export function priceLeap(prices: readonly Price[], { type, value }: PriceChange): PriceLeap | null {
  const usual = priceOfType(prices, 'default');
  const from = priceOfType(prices, type) ?? usual;
  const to = value ?? usual;
  if (from === null || to === null) return null;
  return to * 2 < from || to >= from * 2 ? { from, to } : null;
}

/** A product whose price changes. */
interface PricedProduct {
  prices: readonly Price[];
  mayBePromoted: boolean;
  /** Whether the change begins later: other changes may come before it, so that it can be the present price. */
  isLater?: boolean;
}

function orderError(prices: readonly Price[], { type }: PriceChange): PriceMessage | null {
  const usual = priceOfType(prices, 'default');
  if (usual === null) return PRICE_MESSAGES.needed;
  const lower = prices.filter((price) => price.type === 'promo' || multibuyQuantity(price.type) !== null);
  if (lower.every((price) => price.value < usual)) return null;
  return type === 'promo' ? PRICE_MESSAGES.promo : PRICE_MESSAGES.default;
}

/**
 * Checks a change of a product's prices: lower prices stay below the usual one, and a medicine that may not be promoted
 * has none.
 * @returns what is wrong; null if the change is possible
 */
export function priceError(
  { prices, mayBePromoted, isLater = false }: PricedProduct,
  change: PriceChange,
): PriceMessage | null {
  const { type, value } = change;
  if (value === null && type === 'default') return PRICE_MESSAGES.needed;
  if (value !== null && (!Number.isInteger(value) || value < 1 || value > MAX_PRICE))
    return PRICE_MESSAGES.range;
  if (type === 'promo' && value !== null && !mayBePromoted) return PRICE_MESSAGES.promoted;
  if (value === priceOfType(prices, type) && !isLater) return PRICE_MESSAGES.unchanged;
  return orderError(changedPrices(prices, change), change);
}
