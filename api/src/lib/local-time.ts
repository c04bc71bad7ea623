import { STATE_TIME_ZONES, type State } from '@saltbush/contract';
import { DateTime } from 'luxon';

const inState = (at: Date, state: State): DateTime =>
  DateTime.fromJSDate(at, { zone: STATE_TIME_ZONES[state] }).setLocale('en-AU');

/** A day in the reader's zone: "Tuesday 24 November 2026". */
export const localDay = (at: Date, state: State): string => inState(at, state).toFormat('cccc d LLLL yyyy');

/** An instant in the reader's zone: "Tuesday 24 November 2026, 9:00 am (AEDT)". */
export function localMoment(at: Date, state: State): string {
  const local = inState(at, state);
  return `${local.toFormat('cccc d LLLL yyyy, h:mm a')} (${local.offsetNameShort})`;
}

/** A time range in the reader's zone: "Tuesday 24 November 2026, 9:00 am to 11:00 am (AEDT)". */
export function localSpan(from: Date, to: Date, state: State): string {
  const [begins, ends] = [inState(from, state), inState(to, state)];
  return `${begins.toFormat('cccc d LLLL yyyy, h:mm a')} to ${ends.toFormat('h:mm a')} (${begins.offsetNameShort})`;
}

/** The span of a day (YYYY-MM-DD) in a zone: from its midnight to the next one. */
export function localDaySpan(date: string, state: State): { from: Date; to: Date } {
  const begins = DateTime.fromISO(date, { zone: STATE_TIME_ZONES[state] });
  return { from: begins.toJSDate(), to: begins.plus({ days: 1 }).toJSDate() };
}
