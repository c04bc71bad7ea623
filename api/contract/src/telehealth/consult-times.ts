import { daysBetween, localDate, STATE_TIME_ZONES } from '../dates/local-date';
import { formatIn, momentOf, offsetOf } from '../dates/zoned-time';
import type { State } from '../enumerations';
import { bookingDayLabel, bookingDays, DEFAULT_AVAILABILITY, slotHours, slotLabel } from './slots';

/**
 * The times of consults, of telehealth and of programs: always those of the patient's state, whatever the clock of the
 * device says, and never without that state's name (rule time-04).
 */

/** Names of the states and territories. */
export const STATE_NAMES: Readonly<Record<State, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** Says whose time is shown: "New South Wales time". */
export const stateTime = (state: State): string => `${STATE_NAMES[state]} time`;

const textIn = (at: string | Date, state: State, options: Intl.DateTimeFormatOptions): string =>
  formatIn(STATE_TIME_ZONES[state], options).format(new Date(at));

const hourIn = (at: string | Date, state: State): number =>
  Number(textIn(at, state, { hour: 'numeric', hourCycle: 'h23' }));

/** The window of a consult: "Tomorrow Nov 25, 9AM - 11AM". */
export function consultWindow(startsAt: string | Date, state: State, now: Date): string {
  const zone = STATE_TIME_ZONES[state];
  const day = bookingDayLabel(localDate(new Date(startsAt), zone), localDate(now, zone));
  return `${day}, ${slotLabel(hourIn(startsAt, state))}`;
}

/** The window of a consult within a sentence: "Tomorrow Nov 25, 9AM - 11AM (New South Wales time)". */
export const consultWindowText = (startsAt: string | Date, state: State, now: Date): string =>
  `${consultWindow(startsAt, state, now)} (${stateTime(state)})`;

/** A time of day beside a consult: "11:10 am". */
export const consultClock = (at: string | Date, state: State): string =>
  textIn(at, state, { hour: 'numeric', minute: '2-digit' });

/** A day and a time beside a consult: "Thu, 26 Nov, 7:00 am". */
export const consultMoment = (at: string | Date, state: State): string =>
  textIn(at, state, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

/** A state's offset from UTC in minutes at the start of a consult. */
export const consultOffset = (startsAt: string | Date, state: State): number =>
  offsetOf(STATE_TIME_ZONES[state], new Date(startsAt));

/** A day with the windows in which a consult can begin. */
export interface ConsultDay {
  /** YYYY-MM-DD. */
  date: string;
  label: string;
  windows: { startsAt: Date; label: string }[];
}

/** Returns the coming days with their windows, by the clocks of a state on each day (rule health-08). */
export function consultDays(now: Date, state: State): ConsultDay[] {
  const zone = STATE_TIME_ZONES[state];
  return bookingDays(localDate(now, zone)).map(({ date, label }) => ({
    date,
    label,
    windows: slotHours().map((hour) => ({ startsAt: momentOf(date, hour, zone), label: slotLabel(hour) })),
  }));
}

/** Returns whether a consult can begin at a time, by the clocks of a state. */
export function isConsultStart(startsAt: Date, state: State, now: Date): boolean {
  const zone = STATE_TIME_ZONES[state];
  const date = localDate(startsAt, zone);
  const hour = hourIn(startsAt, state);
  const ahead = daysBetween(localDate(now, zone), date);
  const isWindow = slotHours().includes(hour) && momentOf(date, hour, zone).getTime() === startsAt.getTime();
  return isWindow && ahead >= 0 && ahead < DEFAULT_AVAILABILITY.days;
}
