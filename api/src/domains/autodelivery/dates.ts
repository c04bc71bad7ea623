import type { Frequency, State } from '@saltbush/contract';
import { DateTime } from 'luxon';
import { STATE_ZONES } from '../fulfilment/calendar';

/** Days before the delivery (decisions, Selling). */
const NOTIFY_DAYS = 7;
const LOCKIN_DAYS = 3;
const CHARGE_DAYS = 2;

export interface CycleDates {
  notify_date: Date;
  lockin_date: Date;
  charge_date: Date;
  delivery_date: Date;
}

/** Weeks between deliveries: "4W" is 4. */
export const weeksOf = (frequency: Frequency): number => Number.parseInt(frequency, 10);

/** The dates of the cycle that begins at `from`, at the same local time of day in the state they are sent to. */
export function cycleDates(from: Date, frequency: Frequency, state: State): CycleDates {
  const delivery = DateTime.fromJSDate(from, { zone: STATE_ZONES[state] }).plus({
    weeks: weeksOf(frequency),
  });
  const before = (days: number) => delivery.minus({ days }).toJSDate();
  return {
    notify_date: before(NOTIFY_DAYS),
    lockin_date: before(LOCKIN_DAYS),
    charge_date: before(CHARGE_DAYS),
    delivery_date: delivery.toJSDate(),
  };
}
