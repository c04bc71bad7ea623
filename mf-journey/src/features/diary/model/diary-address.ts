import { diaryDayError } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';

/** Returns whether a day (YYYY-MM-DD) can be shown: none that is to come, and none that is too long ago. */
export const isDiaryDay = (day: string, today: string): boolean =>
  day <= today && diaryDayError(day, new Date(`${today}T00:00:00Z`)) === null;

/** Reads the day from the address; today if it names none, or none that can be shown. */
export function readDay(search: URLSearchParams, today: string): string {
  const day = search.get('day') ?? today;
  return isDiaryDay(day, today) ? day : today;
}

/** Returns the address of a day; today's names no day, so that it is today tomorrow as well. */
export const dayAddress = (day: string, today: string): string =>
  day === today ? links.foodTracker() : `${links.foodTracker()}?${new URLSearchParams({ day })}`;
