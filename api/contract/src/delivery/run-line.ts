import { deliveryRun } from './delivery-methods';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const twoDigits = (number: number) => String(number).padStart(2, '0');

function weekdayDayMonth(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-AU', { ...options, timeZone: 'UTC' });
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric' })} ${part({ month: 'long' })}`;
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
