const MINUTE_MS = 60_000;
/** The cutoff is 1 pm local time where the parcel is packed (rule selling-19), so its day started 13 hours earlier. */
const DAY_BEFORE_CUTOFF_MS = 13 * 60 * MINUTE_MS;

const twoDigits = (number: number) => String(number).padStart(2, '0');

function weekdayDayMonth(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-AU', { ...options, timeZone: 'UTC' });
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric' })} ${part({ month: 'long' })}`;
}

/** The next same-day run to a postcode. */
export interface SameDayRunTimes {
  /** Cutoff for the run, as an ISO date-time. */
  cutoff: string;
  /** ISO date of arrival. */
  deliveryDate: string;
}

/**
 * Returns the same-day line of section 2.8 in two parts, the offer and the call to action. Until today's cutoff it
 * counts down in hours and minutes; afterwards it names the day.
 */
export function sameDayLine({ cutoff, deliveryDate }: SameDayRunTimes, now: Date): [string, string] {
  const remaining = Date.parse(cutoff) - now.getTime();
  if (remaining > 0 && remaining <= DAY_BEFORE_CUTOFF_MS) {
    const minutes = Math.floor(remaining / MINUTE_MS);
    const left = `${twoDigits(Math.floor(minutes / 60))}hr ${twoDigits(minutes % 60)}mins`;
    return ['Same Day Delivery', `Order within the next ${left} to receive it by 9pm tonight`];
  }
  return ['Next Business Day Delivery', `Order now to receive it by 9pm on ${weekdayDayMonth(deliveryDate)}`];
}
