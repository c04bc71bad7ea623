export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const noDate: DateParts = { day: '', month: '', year: '' };

/** Day, month and year of a date as YYYY-MM-DD, without leading zeros; empty parts for anything else. */
export function partsOf(iso: string | null): DateParts {
  const match = iso?.match(/^(\d{4})-(\d{2})-(\d{2})$/);
  if (!match) return noDate;
  return { year: match[1] ?? '', month: String(Number(match[2])), day: String(Number(match[3])) };
}

/** The parts as YYYY-MM-DD, whether or not there is such a day; null while one of them is not complete. */
export function writtenDate({ day, month, year }: DateParts): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
