import { daysBetween, isIsoDate } from '../dates/local-date';

/** Days from delivery in which goods come back (section 9, Commerce). */
export const RETURNS_WINDOW_DAYS = 30;

/** True from the day of delivery to the last day of the returns window; both days are YYYY-MM-DD. */
export function isInReturnsWindow(deliveredOn: string, today: string): boolean {
  if (!isIsoDate(deliveredOn) || !isIsoDate(today)) return false;
  const days = daysBetween(deliveredOn, today);
  return days >= 0 && days <= RETURNS_WINDOW_DAYS;
}
