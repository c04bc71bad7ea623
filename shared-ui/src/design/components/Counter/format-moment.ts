const MOMENT = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Australia/Sydney',
});

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** Formats a moment as `21 Nov 2026, 9:05 am` in the store's time zone. */
export const formatMoment = (iso: string): string => MOMENT.format(new Date(iso));

/** Returns how long ago a moment was, in its largest unit: `3 h`; `now` within a minute. */
export function formatAge(iso: string, now: number): string {
  const elapsed = now - Date.parse(iso);
  const unit = UNITS.find(([, length]) => elapsed >= length);
  return unit ? `${Math.floor(elapsed / unit[1])} ${unit[0]}` : 'now';
}
