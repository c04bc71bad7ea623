/** A cart line holds fewer than this many units (section 5.c). */
export const CART_QUANTITY_BELOW = 1000;

const DIGITS = /^\d+$/;

/**
 * What typing into a cart line means (section 5): digits only, 0 counts as 1, values below 1000.
 * Null when the text is no quantity and the line keeps the one it has.
 */
export function parseCartQuantity(text: string): number | null {
  if (!DIGITS.test(text)) return null;
  const quantity = Math.max(1, Number(text));
  return quantity < CART_QUANTITY_BELOW ? quantity : null;
}

/** What typing into a product page's quantity means (section 5): numeric, empty or 0 is 1, no maximum. */
export function parseProductQuantity(text: string): number | null {
  if (text === '') return 1;
  if (!DIGITS.test(text)) return null;
  const quantity = Math.max(1, Number(text));
  return Number.isSafeInteger(quantity) ? quantity : null;
}

/** A quantity sent to the api, by the rule of cart lines: 0 becomes 1; null when it is negative, broken or too large. */
export function normaliseCartQuantity(quantity: number): number | null {
  return Number.isInteger(quantity) && quantity >= 0 ? parseCartQuantity(String(quantity)) : null;
}

/** The decrement button is disabled at 1. */
export const canDecrement = (quantity: number): boolean => quantity > 1;

/** The increment button is disabled where the next value would not be below 1000. */
export const canIncrement = (quantity: number): boolean => quantity + 1 < CART_QUANTITY_BELOW;
