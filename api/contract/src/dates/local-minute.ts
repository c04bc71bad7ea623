import { isIsoDate } from './local-date';
import { offsetOf } from './zoned-time';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const LOCAL_MINUTE = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads what a field of a day and a time holds, YYYY-MM-DDTHH:mm, by the clocks of a time zone. A minute that clocks skip
 * is read as the one after; of one that they repeat, the first.
 * @returns null for anything else
 */
export function readLocalMinute(text: string, zone: string): Date | null {
  const [, date] = LOCAL_MINUTE.exec(text) ?? [];
  if (date === undefined || !isIsoDate(date)) return null;
  const local = Date.parse(`${text}:00Z`);
  const first = new Date(local - offsetOf(zone, new Date(local - DAY_MS)) * MINUTE_MS);
  if (localMinute(first, zone) === text) return first;
  const estimate = new Date(local - offsetOf(zone, new Date(local)) * MINUTE_MS);
  return new Date(local - offsetOf(zone, estimate) * MINUTE_MS);
}

/** Writes a moment as such a field holds it, without its seconds. */
export const localMinute = (at: Date, zone: string): string =>
  new Date(at.getTime() + offsetOf(zone, at) * MINUTE_MS).toISOString().slice(0, 16);
