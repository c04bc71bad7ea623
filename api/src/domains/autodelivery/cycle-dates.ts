import { STATE_TIME_ZONES, type State } from '@saltbush/contract';
import { DateTime } from 'luxon';

/** Days before the delivery (rule selling-14). */
export const NOTIFY_DAYS = 7;
const LOCKIN_DAYS = 3;
export const CHARGE_DAYS = 2;

export interface CycleDates {
  notify_date: Date;
  lockin_date: Date;
  charge_date: Date;
  delivery_date: Date;
}

/** Days between the lock-in and the charge of a cycle. */
const CHARGE_AFTER_LOCKIN = LOCKIN_DAYS - CHARGE_DAYS;

/** Returns a time on the calendar of a state. */
export const inState = (at: Date, state: State): DateTime =>
  DateTime.fromJSDate(at, { zone: STATE_TIME_ZONES[state] });

/** Returns the time of the day of a moment, on a day (ISO) of the calendar of a state. */
export function onDay(at: Date, day: string, state: State): DateTime {
  const { year, month, day: date } = DateTime.fromISO(day);
  return inState(at, state).set({ year, month, day: date });
}

/** Returns the dates of the cycle that ends with a delivery. */
export function datesBefore(delivery: DateTime): CycleDates {
  const before = (days: number) => delivery.minus({ days }).toJSDate();
  return {
    notify_date: before(NOTIFY_DAYS),
    lockin_date: before(LOCKIN_DAYS),
    charge_date: before(CHARGE_DAYS),
    delivery_date: delivery.toJSDate(),
  };
}

/** Returns when the charge of a cycle was due at first: retries move it and the delivery, and leave the lock-in. */
export const dueBeforeRetries = ({
  lockin_date,
  shipping_state,
}: Pick<CycleDates, 'lockin_date'> & { shipping_state: State }): Date =>
  inState(lockin_date, shipping_state).plus({ days: CHARGE_AFTER_LOCKIN }).toJSDate();

/** Returns the delivery of a cycle as it was announced, before any retry. */
export const deliveryBeforeRetries = ({
  lockin_date,
  shipping_state,
}: Pick<CycleDates, 'lockin_date'> & { shipping_state: State }): Date =>
  inState(lockin_date, shipping_state).plus({ days: LOCKIN_DAYS }).toJSDate();
