const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of a zone; building one costs far more than using it. */
export function formatIn(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const found = formats.get(key) ?? new Intl.DateTimeFormat('en-AU', { ...options, timeZone });
  formats.set(key, found);
  return found;
}

const TO_THE_MINUTE: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
};

/** Returns a time zone's offset from UTC in minutes at a given moment, which differs in summer. */
export function offsetOf(zone: string, at: Date): number {
  const parts = formatIn(zone, TO_THE_MINUTE).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  // `local` has lost the seconds.
  return Math.ceil((local - at.getTime()) / MINUTE_MS);
}

/**
 * Returns the moment at which clocks in a time zone show a full hour of a day. The offset of the estimate decides, so
 * the hour must not be one that clocks skip or repeat (2 to 3 am).
 * @param date YYYY-MM-DD
 */
export function momentOf(date: string, hour: number, zone: string): Date {
  const local = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS;
  const estimate = new Date(local - offsetOf(zone, new Date(local)) * MINUTE_MS);
  return new Date(local - offsetOf(zone, estimate) * MINUTE_MS);
}
