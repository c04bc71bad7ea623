import { daysBetween } from '@saltbush/contract';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' });
const SHORT = format({ weekday: 'short' });
const LONG = format({ weekday: 'long', day: 'numeric', month: 'long' });

/** Formats a day as `Mon`. */
export const shortDay = (day: string): string => SHORT.format(at(day));

/** Formats a day as `Monday 23 November`. */
export const longDay = (day: string): string => LONG.format(at(day)).replace(',', '');

/** Returns `Today`, `Yesterday` or the day in long form. */
export function dayName(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : longDay(day);
}

/** Formats a number as `8,700`, with at most one decimal place. */
export const formatNumber = (value: number): string =>
  value.toLocaleString('en-AU', { maximumFractionDigits: 1 });

/** Formats a number of entries as `1 entry`, `5 entries`. */
export const entriesText = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** Names a day within a sentence: `today`, `yesterday`, `Monday 23 November`. */
export function dayWithin(day: string, today: string): string {
  const name = dayName(day, today);
  return daysBetween(day, today) > 1 ? name : name.toLowerCase();
}
