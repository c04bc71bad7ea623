const DOLLARS = /^\$?\s*(\d{1,6})(?:\.(\d{1,2}))?$/;

/** Reads dollars such as "12.50" as cents, without rounding. @returns NaN for anything else */
export function readCents(words: string): number {
  const [, dollars, cents = ''] = DOLLARS.exec(words.trim().replaceAll(',', '')) ?? [];
  return dollars === undefined ? Number.NaN : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Writes cents as they are typed: "12.50"; nothing for no price. */
export const writeCents = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
