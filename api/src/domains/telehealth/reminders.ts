const HOUR_MS = 60 * 60_000;

/** How long before a consultation its reminders go out. */
const AHEAD_MS = { day: 24 * HOUR_MS, hour: HOUR_MS };

export type Ahead = keyof typeof AHEAD_MS;

/** When the next reminder of a consultation is due; null when there is none left. */
export function nextReminderAt(startsAt: Date, now: Date): Date | null {
  const times = [AHEAD_MS.day, AHEAD_MS.hour].map((ahead) => new Date(startsAt.getTime() - ahead));
  return times.find((at) => at > now) ?? null;
}

/** Which reminder goes out now, also when it is late; null when the consultation has begun. */
export function reminderOf(startsAt: Date, now: Date): Ahead | null {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  return left <= AHEAD_MS.hour ? 'hour' : 'day';
}
