const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'Australia/Sydney' });

/** @returns the day of an ISO date-time, such as 25 Nov 2026. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso));
