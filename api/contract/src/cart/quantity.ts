/** Upper limit, exclusive, of a cart line's quantity (section 5.c). */
export const CART_QUANTITY_BELOW = 1000;

const DIGITS = /^\d+$/;

/**
 * Parses the quantity entered for a cart line (section 5): digits only, 0 is treated as 1, values below 1000. Returns
 * null for any other text, and the line keeps its quantity.
 */
export function parseCartQuantity(text: string): number | null {
  if (!DIGITS.test(text)) return null;
  const quantity = Math.max(1, Number(text));
  return quantity < CART_QUANTITY_BELOW ? quantity : null;
}

/** Parses the quantity entered on a product page (section 5): numeric, empty or 0 is 1, no maximum. */
export function parseProductQuantity(text: string): number | null {
  if (text === '') return 1;
  if (!DIGITS.test(text)) return null;
  const quantity = Math.max(1, Number(text));
  return Number.isSafeInteger(quantity) ? quantity : null;
}

/**
 * Validates a quantity sent to the api by the rule of cart lines: 0 becomes 1; null if negative, fractional or too
 * large.
 */
export function normaliseCartQuantity(quantity: number): number | null {
  return Number.isInteger(quantity) && quantity >= 0 ? parseCartQuantity(String(quantity)) : null;
}

/** Returns false at 1, where the decrement button is disabled. */
export const canDecrement = (quantity: number): boolean => quantity > 1;

/** Returns false if the next value would not be below 1000, which disables the increment button. */
export const canIncrement = (quantity: number): boolean => quantity + 1 < CART_QUANTITY_BELOW;
