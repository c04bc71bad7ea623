import type { State } from '../enumerations';
import { formatIn } from './zoned-time';

/** IANA time zone of each state (rule time-02). */
export const STATE_TIME_ZONES: Readonly<Record<State, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
/** After as many months, what somebody said of themselves may have changed (section 5.h). */
export const STALE_MONTHS = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

const midnight = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`);
const isoDateAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether people of a shop can mean a year: from the oldest customers to the end of the next century. */
export const isKnownYear = (year: number): boolean => year >= 1900 && year < 2200;

/** Returns true for a calendar day from 1900 to 2199, written as YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  if (!ISO_DATE.test(text) || !isKnownYear(Number(text.slice(0, 4)))) return false;
  const time = midnight(text);
  return !Number.isNaN(time) && isoDateAt(time) === text;
}

/** Returns the local date in a time zone, as YYYY-MM-DD. */
export function localDate(now: Date, timeZone: string): string {
  const parts = formatIn(timeZone, DATE).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Adds a number of days, possibly negative, to an ISO date. */
export const addDays = (isoDate: string, days: number): string =>
  isoDateAt(midnight(isoDate) + days * DAY_MS);

/** Returns the same day of an earlier month, or that month's last day where it is shorter. */
export function monthsBefore(isoDate: string, months: number): string {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return isoDateAt(Date.UTC(year, month - 1 - months, Math.min(day, lastDay)));
}

/** Returns true for a date at least that many months back (section 5.h); false for an invalid one. */
export const isMonthsAgo = (isoDate: string, today: string, months = STALE_MONTHS): boolean =>
  isIsoDate(isoDate) && isIsoDate(today) && isoDate <= monthsBefore(today, months);

/** Returns the number of whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / DAY_MS);
