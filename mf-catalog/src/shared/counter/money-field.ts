/** Commas only group thousands: elsewhere they could be meant as the point before the cents. */
const DOLLARS = /^\$?\s*(\d{1,6}|[1-9]\d{0,2},\d{3})(?:\.(\d{1,2}))?$/;

/** What to say of a comma that groups no thousands. */
export const COMMA_WORDS = 'Please write the cents after a point, such as 19.95';

/** Reads dollars such as "12.50" or "1,995.00" as cents, without rounding. @returns NaN for anything else */
export function readCents(words: string): number {
  const [, dollars, cents = ''] = DOLLARS.exec(words.trim()) ?? [];
  if (dollars === undefined) return Number.NaN;
  return Number(dollars.replace(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Returns what is wrong with the way in which dollars are written, if a comma is: other rules know the rest. */
export const commaError = (words: string): string | null =>
  words.includes(',') && Number.isNaN(readCents(words)) ? COMMA_WORDS : null;

/** Writes cents as they are typed: "12.50"; nothing for no price. */
export const writeCents = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
