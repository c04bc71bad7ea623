import { type Frequency, STATE_TIME_ZONES, type State } from '@saltbush/contract';
import { DateTime } from 'luxon';

/** Days before the delivery (rule selling-14). */
const NOTIFY_DAYS = 7;
const LOCKIN_DAYS = 3;
const CHARGE_DAYS = 2;
/** Days between declined charges, which retries after 1, 3 and 5 days in total (rule selling-15). */
const RETRY_GAPS = [1, 2, 2];
/** A step delayed by less than this keeps its dates. */
const LATE_AFTER_DAYS = 1;

export interface CycleDates {
  notify_date: Date;
  lockin_date: Date;
  charge_date: Date;
  delivery_date: Date;
}

/** Returns the weeks between deliveries: 4 for "4W". */
export const weeksOf = (frequency: Frequency): number => Number.parseInt(frequency, 10);

const inState = (at: Date, state: State): DateTime =>
  DateTime.fromJSDate(at, { zone: STATE_TIME_ZONES[state] });

function datesBefore(delivery: DateTime): CycleDates {
  const before = (days: number) => delivery.minus({ days }).toJSDate();
  return {
    notify_date: before(NOTIFY_DAYS),
    lockin_date: before(LOCKIN_DAYS),
    charge_date: before(CHARGE_DAYS),
    delivery_date: delivery.toJSDate(),
  };
}

/** Returns the dates of the cycle that starts at `from`, at the same local time of day in the delivery state. */
export function cycleDates(from: Date, frequency: Frequency, state: State): CycleDates {
  return datesBefore(inState(from, state).plus({ weeks: weeksOf(frequency) }));
}

/** Returns the dates of the first cycle after `from` in the schedule whose notice is still ahead. */
export function nextCycleDates(from: Date, frequency: Frequency, state: State, now: Date): CycleDates {
  const weeks = weeksOf(frequency);
  const start = inState(from, state);
  const earliest = inState(now, state).plus({ days: NOTIFY_DAYS });
  const passed = Math.floor(earliest.diff(start, 'weeks').weeks / weeks);
  const first = Math.max(1, passed);
  const candidates = [first, first + 1, first + 2].map((times) => start.plus({ weeks: times * weeks }));
  return datesBefore(candidates.find((delivery) => delivery > earliest) ?? start.plus({ weeks }));
}

/** Returns the delivery before the next one, assuming an unchanged frequency. */
export const previousDelivery = (delivery: Date, frequency: Frequency, state: State): Date =>
  inState(delivery, state)
    .minus({ weeks: weeksOf(frequency) })
    .toJSDate();

/** Returns the same local dates and times of day in another state. */
export function movedToState({ delivery_date }: CycleDates, from: State, to: State): CycleDates {
  return datesBefore(inState(delivery_date, from).setZone(STATE_TIME_ZONES[to], { keepLocalTime: true }));
}

/**
 * Returns the dates after sending a notice now: unchanged if it is on time, otherwise counted from now, so that the
 * customer always has the same number of days to make changes.
 */
export function datesOfNotice(dates: CycleDates, state: State, now: Date): CycleDates {
  const { notify_date, lockin_date, charge_date, delivery_date } = dates;
  const isLate = inState(now, state) > inState(notify_date, state).plus({ days: LATE_AFTER_DAYS });
  if (!isLate) return { notify_date, lockin_date, charge_date, delivery_date };
  return datesBefore(inState(now, state).plus({ days: NOTIFY_DAYS }));
}

/**
 * Returns the charge and delivery dates after a declined charge, where `failures` includes this one; null after the
 * last attempt. The delivery moves with the charge, so that the time between them stays the same.
 */
export function retryDates(
  { charge_date }: Pick<CycleDates, 'charge_date'>,
  failures: number,
  state: State,
  now: Date,
): Pick<CycleDates, 'charge_date' | 'delivery_date'> | null {
  const gap = RETRY_GAPS[failures - 1];
  if (gap === undefined) return null;
  const planned = inState(charge_date, state);
  const isLate = inState(now, state) > planned.plus({ days: LATE_AFTER_DAYS });
  const charge = (isLate ? inState(now, state) : planned).plus({ days: gap });
  return { charge_date: charge.toJSDate(), delivery_date: charge.plus({ days: CHARGE_DAYS }).toJSDate() };
}
