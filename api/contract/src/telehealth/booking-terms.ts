/** Hours before its start until which a booking can be moved, or cancelled with the whole fee returned (rule health-15). */
export const FREE_CHANGE_HOURS = 2;
const HOUR_MS = 60 * 60_000;

/** Returns until when a booking can be moved or cancelled free of charge. */
export const freeChangesUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - FREE_CHANGE_HOURS * HOUR_MS);

/** Returns true while a booking can be moved or cancelled free of charge. */
export const canChangeFreely = (startsAt: Date, now: Date): boolean => now <= freeChangesUntil(startsAt);

/** The name of a booking that patients and staff say on the phone: "TH-3F9A1C20". */
export const bookingReference = (uuid: string): string => `TH-${uuid.slice(0, 8).toUpperCase()}`;
