import { DEFAULT_STATE, isIsoDate, localDate, STATE_TIME_ZONES } from '@saltbush/contract';

/** Returns the present day of the store. */
export const today = (now: Date): string => localDate(now, STATE_TIME_ZONES[DEFAULT_STATE]);

/** Reads a day of the store from an address; today if it names none. */
export function readDay(search: URLSearchParams, now: Date): string {
  const date = search.get('date') ?? '';
  return isIsoDate(date) ? date : today(now);
}

/** Returns the address of a desk's page for a day. */
export const addressOn = (path: string, date: string): string => `${path}?${new URLSearchParams({ date })}`;
