const HOUR_MS = 60 * 60_000;

/** How long before a consultation its reminders are sent. */
const AHEAD_MS = { day: 24 * HOUR_MS, hour: HOUR_MS };

export type Ahead = keyof typeof AHEAD_MS;

/** Returns when a consultation's next reminder is due; null if none is left. */
export function nextReminderAt(startsAt: Date, now: Date): Date | null {
  const times = [AHEAD_MS.day, AHEAD_MS.hour].map((ahead) => new Date(startsAt.getTime() - ahead));
  return times.find((at) => at > now) ?? null;
}

/** Returns which reminder to send now, even if late; null once the consultation has started. */
export function reminderOf(startsAt: Date, now: Date): Ahead | null {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  return left <= AHEAD_MS.hour ? 'hour' : 'day';
}
