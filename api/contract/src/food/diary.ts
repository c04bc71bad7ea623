import { addDays, isIsoDate } from '../dates/local-date';
import { DAY_MISSING } from '../errors/field-messages';

/** Meals of a day, in order (rule accounts-08). */
export const MEALS = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;
export type Meal = (typeof MEALS)[number];

export const MEAL_NAMES: Readonly<Record<Meal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
};

/** A user's daily food and water target. */
export interface FoodTarget {
  kilojoules: number;
  protein: number;
  carbohydrate: number;
  fat: number;
  fibre: number;
  /** In milligrams. */
  sodium: number;
  water_ml: number;
}

/** Default target: the reference day of Australian food labels, and 2 litres of water. */
export const DEFAULT_FOOD_TARGET: FoodTarget = {
  kilojoules: 8700,
  protein: 50,
  carbohydrate: 310,
  fat: 70,
  fibre: 30,
  sodium: 2300,
  water_ml: 2000,
};

export const MAX_WATER_ML = 10_000;
/** Maximum number of entries per day; more than anyone eats, so that a day stays small. */
export const MAX_ENTRIES_OF_DAY = 100;
/** Number of days on the chart, unless more are chosen. */
export const CHART_DAYS = 7;
/** Number of days on the longer chart. */
export const MONTH_DAYS = 30;
/** Most days that are read at once. */
export const MAX_SPAN_DAYS = 31;
/** Number of past days a diary covers. */
const OLDEST_DAYS = 5 * 366;

/** Returns the first day that a diary covers on a day (YYYY-MM-DD). */
export const oldestDiaryDay = (today: string): string => addDays(today, -OLDEST_DAYS);

const isWhole = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/**
 * Returns the error in a diary day, or null. Days are in the user's local time, which can already be tomorrow while it
 * is still today in UTC.
 */
export function diaryDayError(day: string, now: Date): string | null {
  if (!isIsoDate(day)) return DAY_MISSING;
  const today = now.toISOString().slice(0, 10);
  if (day > addDays(today, 1)) return 'This day has not come yet';
  return day < oldestDiaryDay(today) ? 'This day is too long ago' : null;
}

/** Returns the error in a day's water, or null. */
export const waterError = (ml: number): string | null =>
  isWhole(ml, 0, MAX_WATER_ML) ? null : 'Please enter an amount of water up to 10,000 ml';

const TARGET_RULES: Readonly<Record<keyof FoodTarget, { min: number; max: number; message: string }>> = {
  kilojoules: { min: 1000, max: 30_000, message: 'Please enter a target between 1,000 kJ and 30,000 kJ' },
  protein: { min: 0, max: 1000, message: 'Please enter a target up to 1,000 g' },
  carbohydrate: { min: 0, max: 1000, message: 'Please enter a target up to 1,000 g' },
  fat: { min: 0, max: 1000, message: 'Please enter a target up to 1,000 g' },
  fibre: { min: 0, max: 1000, message: 'Please enter a target up to 1,000 g' },
  sodium: { min: 0, max: 10_000, message: 'Please enter a target up to 10,000 mg' },
  water_ml: { min: 0, max: MAX_WATER_ML, message: 'Please enter an amount of water up to 10,000 ml' },
};

/** Returns the errors in a target by field; empty if it is valid. */
export function foodTargetErrors(target: FoodTarget): Partial<Record<keyof FoodTarget, string>> {
  const wrong = Object.entries(TARGET_RULES).filter(
    ([field, { min, max }]) => !isWhole(target[field as keyof FoodTarget], min, max),
  );
  return Object.fromEntries(wrong.map(([field, { message }]) => [field, message]));
}

/** Returns the error in the number of days of a chart, or null. */
export const chartDaysError = (days: number): string | null =>
  isWhole(days, CHART_DAYS, MAX_SPAN_DAYS)
    ? null
    : `Please choose from ${CHART_DAYS} to ${MAX_SPAN_DAYS} days`;

/** Returns the days of the chart in ascending order, as YYYY-MM-DD. */
export const chartDays = (lastDay: string, days = CHART_DAYS): string[] =>
  Array.from({ length: days }, (_, index) => addDays(lastDay, index - days + 1));
