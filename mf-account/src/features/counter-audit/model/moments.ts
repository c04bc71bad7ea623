const ZONE = 'Australia/Sydney';
const CLOCK = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });
const DAY = new Intl.DateTimeFormat('en-AU', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: ZONE,
});
const SECOND = new Intl.DateTimeFormat('en-AU', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', second: '2-digit' },
  timeZone: ZONE,
  timeZoneName: 'short',
});

/** Formats a moment as `9:05 am` in the pharmacy's zone. */
export const formatClock = (iso: string): string => CLOCK.format(new Date(iso));
/** Formats a moment as `Saturday 21 November 2026` in the pharmacy's zone. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso));
/** Formats a moment to the second, with the zone: `21 Nov 2026, 9:05:07 am AEDT`. */
export const formatSecond = (iso: string): string => SECOND.format(new Date(iso));
/** Formats a day of an address (YYYY-MM-DD) as it is spoken. */
export const formatIsoDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  });

/** Puts lines of the same day of the pharmacy together, in their order. */
export function byDay<Line extends { at: string }>(lines: readonly Line[]): { day: string; lines: Line[] }[] {
  const days = new Map<string, Line[]>();
  for (const line of lines) {
    const day = formatDay(line.at);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, own]) => ({ day, lines: own }));
}
