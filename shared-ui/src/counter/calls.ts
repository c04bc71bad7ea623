import {
  addDays,
  DEFAULT_STATE,
  localDate,
  localMinute,
  readLocalMinute,
  STATE_TIME_ZONES,
} from '@saltbush/contract';

const ZONE = STATE_TIME_ZONES[DEFAULT_STATE];

/** Returns the moment of a clock time in Sydney, HH:mm, in a consultation that starts at a time; null for no time. */
export function callAt(clock: string, startsAt: string): Date | null {
  const day = localDate(new Date(startsAt), ZONE);
  const same = readLocalMinute(`${day}T${clock}`, ZONE);
  const first = `${localMinute(new Date(startsAt), ZONE)}`;
  if (!same || localMinute(same, ZONE) >= first) return same;
  return readLocalMinute(`${addDays(day, 1)}T${clock}`, ZONE);
}
