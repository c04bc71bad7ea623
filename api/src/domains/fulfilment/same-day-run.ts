import type { State } from '@saltbush/contract';
import { DateTime } from 'luxon';
import { isBusinessDay } from './calendar';

/** Cold-chain items are dispatched Monday to Wednesday, so that no parcel warms up over a weekend. */
const LAST_COLD_WEEKDAY = 3;
const SEARCH_DAYS = 31;
/** Orders before this local hour of the pharmacy leave on the same business day. */
export const DISPATCH_CUTOFF_HOUR = 13;

/** Returns true if parcels leave a pharmacy on the local date of `day` (rule selling-20). */
export const leavesOn = (day: DateTime, state: State, isCold: boolean): boolean =>
  isBusinessDay(day, state) && (!isCold || day.weekday <= LAST_COLD_WEEKDAY);

/** A same-day run: order before `cutoff` and it arrives on `delivery_date` (local ISO date). */
export interface SameDayRun {
  cutoff: Date;
  delivery_date: string;
}

/**
 * Returns a pharmacy's next run by its local time and holidays; null if there is none within a month.
 * @param cutoffHour orders before this local hour of a business day leave with the day's run (rule selling-19)
 */
export function nextSameDayRun(
  now: Date,
  pharmacy: { time_zone: string; state: State },
  { cutoffHour, isCold = false }: { cutoffHour: number; isCold?: boolean },
): SameDayRun | null {
  const today = DateTime.fromJSDate(now, { zone: pharmacy.time_zone }).startOf('day');
  for (let days = 0; days < SEARCH_DAYS; days += 1) {
    const day = today.plus({ days });
    const cutoff = day.set({ hour: cutoffHour });
    if (leavesOn(day, pharmacy.state, isCold) && cutoff.toMillis() > now.getTime()) {
      return { cutoff: cutoff.toJSDate(), delivery_date: day.toFormat('yyyy-MM-dd') };
    }
  }
  return null;
}
