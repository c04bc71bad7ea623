import { STATE_TIME_ZONES, type State } from '@saltbush/contract';
import Holidays from 'date-holidays';
import { DateTime } from 'luxon';

const SATURDAY = 6;
const AFTER_HOURS_FROM = 18;
const AFTER_HOURS_TO = 8;

/** When a holiday begins that lasts the whole day. */
const MIDNIGHT = ' 00:00:00';

const calendars = new Map<State, Holidays>();
const holidayDays = new Map<string, Set<string>>();

/**
 * Returns the local ISO dates of a state's public holidays in a year, except those that begin in the evening: on such a day
 * is work as on any other. Cached, as computing them takes milliseconds.
 */
function publicHolidays(state: State, year: number): Set<string> {
  const key = `${state}:${year}`;
  const cached = holidayDays.get(key);
  if (cached) return cached;
  const calendar = calendars.get(state) ?? new Holidays('AU', state);
  calendars.set(state, calendar);
  const holidays = calendar
    .getHolidays(year)
    .filter(({ type, date }) => type === 'public' && date.slice(10, 19) === MIDNIGHT);
  const days = new Set(holidays.map(({ date }) => date.slice(0, 10)));
  holidayDays.set(key, days);
  return days;
}

/** Returns true if the local date of `local` is a public holiday in the state. */
export function isPublicHoliday(local: DateTime, state: State): boolean {
  return publicHolidays(state, local.year).has(local.toFormat('yyyy-MM-dd'));
}

/** Returns true for Monday to Friday, except the state's public holidays. */
export function isBusinessDay(local: DateTime, state: State): boolean {
  return local.weekday < SATURDAY && !isPublicHoliday(local, state);
}

/** After-hours prices apply on weekends, public holidays and weekdays from 6pm to 8am, local time (section 9). */
export function isAfterHours(now: Date, state: State): boolean {
  const local = DateTime.fromJSDate(now, { zone: STATE_TIME_ZONES[state] });
  if (!isBusinessDay(local, state)) return true;
  return local.hour >= AFTER_HOURS_FROM || local.hour < AFTER_HOURS_TO;
}
