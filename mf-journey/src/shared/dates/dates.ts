const SHOP_ZONE = 'Australia/Sydney';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const DATE = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: SHOP_ZONE,
});

/** Formats a timestamp as `21 November 2026` in Sydney time. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));

/** Returns a time zone's offset from UTC in minutes at a given moment, which differs in summer. */
export function offsetOf(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
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

/** Returns the time zone for consults: the device's, or Sydney's if the device is outside Australia. */
export const consultZone = (deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone): string =>
  deviceZone.startsWith('Australia/') ? deviceZone : SHOP_ZONE;

/** Formats a timestamp as `Tuesday 24 November at 10:00 am` in the given time zone. */
export function formatAppointment(iso: string, zone: string): string {
  const at = new Date(iso);
  const day = new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  }).format(at);
  const time = new Intl.DateTimeFormat('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  }).format(at);
  return `${day.replace(',', '')} at ${time}`;
}
