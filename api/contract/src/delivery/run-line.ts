import { DEFAULT_STATE } from '../addresses/postcode';
import { localDate, STATE_TIME_ZONES } from '../dates/local-date';
import { deliveryRun } from './delivery-methods';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const twoDigits = (number: number) => String(number).padStart(2, '0');

function weekdayDayMonth(isoDate: string, length: 'long' | 'short' = 'long'): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-AU', { ...options, timeZone: 'UTC' });
  return `${part({ weekday: length })} ${part({ day: 'numeric' })} ${part({ month: length })}`;
}

/** A delivery method as the api returns it for a postcode. */
export interface MethodWithRun {
  type: string;
  name: string;
  /** Cutoff for its next run, as an ISO date-time; null for methods without one. */
  cutoff?: string | null;
  /** ISO date on which the run arrives. */
  delivery_date?: string | null;
}

/**
 * Returns the line about a method's next run in two parts, the offer and the call to action (section 2.8); null for
 * methods without runs. Until today's cutoff it counts down in hours and minutes; afterwards it names the day.
 */
export function runLine(
  { type, name, cutoff, delivery_date }: MethodWithRun,
  now: Date,
): [string, string] | null {
  const run = deliveryRun(type);
  if (!run || !cutoff || !delivery_date) return null;
  const remaining = Date.parse(cutoff) - now.getTime();
  // The cutoff is local time where the parcel is packed, so its day started that many hours earlier.
  if (remaining > 0 && remaining <= run.cutoffHour * HOUR_MS) {
    const minutes = Math.floor(remaining / MINUTE_MS);
    const left = `${twoDigits(Math.floor(minutes / 60))}hr ${twoDigits(minutes % 60)}mins`;
    return [name, `Order within the next ${left} to receive it by ${run.arrivesBy} tonight`];
  }
  const day = weekdayDayMonth(delivery_date);
  return ['Next Business Day Delivery', `Order now to receive it by ${run.arrivesBy} on ${day}`];
}

/** When a delivery is expected, as the api returns it for a method or an order. */
export interface Arrival {
  type: string;
  /** ISO date. */
  delivery_from?: string | null;
  /** ISO date. */
  delivery_to?: string | null;
}

/**
 * Returns when a delivery arrives: "Fri 28 Nov to Wed 3 Dec", or "Wed 25 Nov by 9pm" for a run. Null where the customer
 * decides, and for orders that were placed without a date.
 */
export function arrivalWords({ type, delivery_from: from, delivery_to: to }: Arrival): string | null {
  if (!from || !to) return null;
  const run = deliveryRun(type);
  const last = weekdayDayMonth(to, 'short');
  if (run) return `${last} by ${run.arrivesBy}`;
  return from === to ? last : `${weekdayDayMonth(from, 'short')} to ${last}`;
}

/** Returns the day by which an order is ready to be collected, such as "Thu 3 Dec"; null where none was promised. */
export const readyWords = (readyBy: string | null | undefined): string | null =>
  readyBy ? weekdayDayMonth(readyBy, 'short') : null;

/** What was promised, and where it is kept: the day ends three hours later in Perth than in Sydney. */
export interface Promised {
  /** ISO date of its last day; nothing where none was promised. */
  lastDay: string | null | undefined;
  /** State of the address or of the pharmacy; the store's where it is not known. */
  state: string | null | undefined;
}

/**
 * Returns the last day of a promise, such as "Wed 25 Nov", once it is over by the clocks where it is kept; null before, and
 * where none was promised.
 * @param now in milliseconds
 */
export function missedDay({ lastDay, state }: Promised, now: number): string | null {
  const zones: Readonly<Record<string, string | undefined>> = STATE_TIME_ZONES;
  const zone = zones[state ?? DEFAULT_STATE] ?? STATE_TIME_ZONES[DEFAULT_STATE];
  if (!lastDay || lastDay >= localDate(new Date(now), zone)) return null;
  return weekdayDayMonth(lastDay, 'short');
}
