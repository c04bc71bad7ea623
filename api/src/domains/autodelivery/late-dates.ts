import type { State } from '@saltbush/contract';
import { DateTime } from 'luxon';
import { CHARGE_DAYS, type CycleDates, datesBefore, inState, NOTIFY_DAYS, onDay } from './cycle-dates';

/** Days between declined charges, which retries after 1, 3 and 5 days in total (rule selling-15). */
const RETRY_GAPS = [1, 2, 2];
/** A step delayed by less than this keeps its dates. */
const LATE_AFTER_DAYS = 1;

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

/**
 * Returns the dates of the current order if it is put off until a day (ISO) is there, and until there is time to announce it
 * as every charge is: 5 days before (rule consent-02).
 */
export function datesFrom(
  { charge_date }: Pick<CycleDates, 'charge_date'>,
  day: string,
  state: State,
  now: Date,
): CycleDates {
  const noticed = inState(now, state).plus({ days: NOTIFY_DAYS - CHARGE_DAYS });
  const charge = DateTime.max(onDay(charge_date, day, state), noticed);
  return datesBefore(charge.plus({ days: CHARGE_DAYS }));
}
