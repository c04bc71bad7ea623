/** From this stock down a product is low: somebody has to order it. */
export const LOW_STOCK = 5;

/** The most that is received or counted at once. */
export const MAX_STOCK = 100_000;

/** Why stock comes in, by code. */
export const RECEIVE_REASONS = {
  delivery: 'Delivery from a supplier',
  transfer: 'Transfer from another pharmacy',
  returned: 'Came back unopened',
} as const;
export type ReceiveReason = keyof typeof RECEIVE_REASONS;

/** Why stock is set to what was counted, by code. */
export const COUNT_REASONS = {
  count: 'Stocktake',
  damaged: 'Damaged',
  expired: 'Expired',
  lost: 'Lost or stolen',
  recalled: 'Recalled',
} as const;
export type CountReason = keyof typeof COUNT_REASONS;

/** @returns whether a number can be the units of a delivery */
export const isReceivable = (units: number): boolean =>
  Number.isInteger(units) && units >= 1 && units <= MAX_STOCK;

/** @returns whether a number can be the units on a shelf */
export const isCountable = (units: number): boolean => units === 0 || isReceivable(units);
