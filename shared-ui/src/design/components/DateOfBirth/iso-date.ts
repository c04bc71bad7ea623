export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const noDate: DateParts = { day: '', month: '', year: '' };

/** Splits a YYYY-MM-DD date into day, month and year without leading zeros; all parts are empty for other input. */
export function partsOf(iso: string | null): DateParts {
  const match = iso?.match(/^(\d{4})-(\d{2})-(\d{2})$/);
  if (!match) return noDate;
  return { year: match[1] ?? '', month: String(Number(match[2])), day: String(Number(match[3])) };
}

/** Joins the parts as YYYY-MM-DD, whether or not that day exists; returns null if a part is incomplete. */
export function writtenDate({ day, month, year }: DateParts): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
