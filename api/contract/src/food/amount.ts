/** Most grams of one entry. */
export const MAX_PORTION_GRAMS = 5000;
/** Least number of servings: a quarter. */
export const MIN_QUANTITY = 0.25;

const VULGAR_FRACTIONS = /[¼½¾⅓⅔⅛⅜⅝⅞]/g;
/** After a comma at most two digits: 1,000 may mean a thousand. */
const NUMBER = /^-?(?:\d+|\d*\.\d+|\d*,\d{1,2})$/;
const FRACTION = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/;

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

function readFraction(text: string): number {
  const [, whole = '0', above = '', below = ''] = FRACTION.exec(text) ?? [];
  const value = Number(whole) + Number(above) / Number(below);
  return above && Number.isFinite(value) ? toHundredths(value) : Number.NaN;
}

/** Reads a typed number of servings: `0.5`, `1,5`, `½`, `1 1/2`. NaN for any other text; limits are not checked. */
export function readQuantity(text: string): number {
  const plain = text
    .replace(VULGAR_FRACTIONS, (sign) => ` ${sign.normalize('NFKD')}`)
    .replaceAll('\u2044', '/')
    .replaceAll('\u2212', '-')
    .trim();
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : readFraction(plain);
}

/** Reads typed grams: `260`, `1,200`, `260 g`. NaN for any other text; limits are not checked. */
export function readGrams(text: string): number {
  const plain = text
    .trim()
    .replace(/\s*g$/i, '')
    .replace(/(?<=^\d),(?=\d{3}$)/, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Returns the largest number of servings of these grams that an entry can hold. */
const maxQuantity = (gramsEach: number): number => Math.floor(MAX_PORTION_GRAMS / gramsEach);

/** Returns the error in a number of servings of these grams each, or null (rule accounts-08). */
export function quantityError(quantity: number, gramsEach: number): string | null {
  if (Number.isNaN(quantity)) return 'Please enter a number, such as 2, 0.5 or 1/2';
  if (quantity < MIN_QUANTITY) return `Please enter at least ${MIN_QUANTITY}`;
  const most = maxQuantity(gramsEach);
  if (quantity > most) return `Please enter at most ${most.toLocaleString('en-AU')}: up to 5,000 g at a time`;
  return quantity === toHundredths(quantity) ? null : 'Please enter at most two decimals';
}

/** Returns the whole grams of a number of servings; what was eaten weighs something. */
export const gramsOf = (quantity: number, gramsEach: number): number =>
  Math.max(1, Math.round(quantity * gramsEach));

/** Returns the error in the grams of an entry, or null. */
export const portionError = (grams: number): string | null =>
  Number.isInteger(grams) && grams >= 1 && grams <= MAX_PORTION_GRAMS
    ? null
    : 'Please enter whole grams, from 1 to 5,000';

/** Returns the next number of servings up: quarters below one, whole numbers from there. */
export const quantityAbove = (quantity: number): number =>
  quantity < 1 ? Math.floor(quantity * 4 + 1) / 4 : Math.floor(quantity) + 1;

/** Returns the next number of servings down. */
export const quantityBelow = (quantity: number): number =>
  quantity <= 1 ? Math.ceil(quantity * 4 - 1) / 4 : Math.ceil(quantity) - 1;
