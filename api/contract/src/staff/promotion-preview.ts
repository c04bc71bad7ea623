/** The most lines of a cart that a promotion is tried with, and units of a line. */
export const MAX_PREVIEW_LINES = 10;
export const MAX_PREVIEW_UNITS = 99;

/** What is wrong with a cart to try, in the words of the form and the api. */
export const PREVIEW_MESSAGES = {
  none: 'Please choose at least one product',
  many: `Please choose at most ${MAX_PREVIEW_LINES} products`,
  twice: 'Please choose each product once',
  units: `Please enter from 1 to ${MAX_PREVIEW_UNITS} units`,
  unknown: 'Please choose products of the shop',
} as const;

/** @returns what is wrong with the lines of a cart to try; null if nothing is */
export function previewLinesError(lines: readonly { product_id: string; quantity: number }[]): string | null {
  if (lines.length === 0) return PREVIEW_MESSAGES.none;
  if (lines.length > MAX_PREVIEW_LINES) return PREVIEW_MESSAGES.many;
  if (new Set(lines.map(({ product_id }) => product_id)).size < lines.length) return PREVIEW_MESSAGES.twice;
  const isUnits = ({ quantity }: { quantity: number }) =>
    Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_PREVIEW_UNITS;
  return lines.every(isUnits) ? null : PREVIEW_MESSAGES.units;
}
