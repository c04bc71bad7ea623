const SHOP_ZONE = 'Australia/Sydney';
const MINUTE_MS = 60_000;
/** Minutes that Australian zones are ahead of UTC: Perth to Sydney in summer. */
const OFFSET = { from: 480, to: 660 };

const DATE = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: SHOP_ZONE,
});

/** `21 November 2026`. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));

/** Minutes that a zone is ahead of UTC at a moment. */
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
  return Math.round((local - at.getTime()) / MINUTE_MS);
}

/** The zone in which consults are picked and shown: the device's own, or Sydney's outside Australia. */
export function consultZone(
  now: Date,
  deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const offset = offsetOf(deviceZone, now);
  return offset >= OFFSET.from && offset <= OFFSET.to ? deviceZone : SHOP_ZONE;
}

/** `Tuesday 24 November at 10:00 am`. */
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
