import { addDays, csvOf, MAX_SPAN_DAYS, MEAL_NAMES } from '@saltbush/contract';
import type { DiaryDay } from '../api/diary-day';
import { readDays } from '../api/diary-days';
import { NUTRIENTS } from './nutrients';

/** Most days of one file: a year. */
export const MAX_FILE_DAYS = 366;

const HEAD = [
  'Day',
  'Meal',
  'Food',
  'Portion',
  'Grams',
  'Energy (kJ)',
  'Protein (g)',
  'Carbohydrate (g)',
  'Fat (g)',
  'Fibre (g)',
  'Sodium (mg)',
  'Water (ml)',
];

const rowsOf = ({ day, meals, water_ml }: DiaryDay) => [
  ...meals.flatMap(({ meal, entries }) =>
    entries.map(({ name, portion, grams, nutrition }) => [
      ...[day, MEAL_NAMES[meal], name, portion ?? '', grams],
      ...[nutrition.kilojoules, ...NUTRIENTS.map(([key]) => nutrition[key] ?? ''), ''],
    ]),
  ),
  ...(water_ml > 0 ? [[day, 'Water', ...Array<string>(HEAD.length - 3).fill(''), water_ml]] : []),
];

/** Returns days as comma-separated values: a row for each entry, and one for a day’s water. */
export const diaryFile = (days: readonly DiaryDay[]): string => csvOf([HEAD, ...days.flatMap(rowsOf)]);

/** Reads the days of a span, a month at a time. */
export async function readSpan(from: string, last: string): Promise<DiaryDay[]> {
  const days: DiaryDay[] = [];
  for (let first = from; first <= last; first = addDays(first, MAX_SPAN_DAYS)) {
    const end = addDays(first, MAX_SPAN_DAYS - 1);
    days.push(...(await readDays(first, end < last ? end : last)));
  }
  return days;
}
