import { addDays, isIsoDate } from '../dates/local-date';
import type { Nutrition } from './nutrition';

/** Meals of a day, in their order (rule accounts-08). */
export const MEALS = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;
export type Meal = (typeof MEALS)[number];

export const MEAL_NAMES: Readonly<Record<Meal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
};

/** What somebody would like to eat and drink in a day. */
export interface FoodTarget extends Nutrition {
  water_ml: number;
}

/** Until somebody sets an own one: the reference day of Australian food labels, and 2 litres of water. */
export const DEFAULT_FOOD_TARGET: FoodTarget = {
  kilojoules: 8700,
  protein: 50,
  carbohydrate: 310,
  fat: 70,
  water_ml: 2000,
};

export const MAX_PORTION_GRAMS = 5000;
export const MAX_WATER_ML = 10_000;
/** More than anybody eats; keeps a day small. */
export const MAX_ENTRIES_OF_DAY = 100;
/** How many days the chart shows. */
export const CHART_DAYS = 7;
/** How far back a diary goes. */
const OLDEST_DAYS = 5 * 366;

const isWhole = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/**
 * What is wrong with a day of a diary, or null. Days are those of the person's own place: when it is still today in
 * UTC it can be tomorrow there.
 */
export function diaryDayError(day: string, now: Date): string | null {
  if (!isIsoDate(day)) return 'Please choose a day';
  const today = now.toISOString().slice(0, 10);
  if (day > addDays(today, 1)) return 'This day has not come yet';
  return day < addDays(today, -OLDEST_DAYS) ? 'This day is too long ago' : null;
}

/** What is wrong with a portion, or null. */
export const portionError = (grams: number): string | null =>
  isWhole(grams, 1, MAX_PORTION_GRAMS) ? null : 'Please enter a portion between 1 g and 5,000 g';

/** What is wrong with the water of a day, or null. */
export const waterError = (ml: number): string | null =>
  isWhole(ml, 0, MAX_WATER_ML) ? null : 'Please enter an amount of water up to 10,000 ml';

const TARGET_RULES: Readonly<Record<keyof FoodTarget, { min: number; max: number; message: string }>> = {
  kilojoules: { min: 1000, max: 30_000, message: 'Please enter a target between 1,000 kJ and 30,000 kJ' },
  protein: { min: 0, max: 1000, message: 'Please enter a target up to 1,000 g' },
  carbohydrate: { min: 0, max: 1000, message: 'Please enter a target up to 1,000 g' },
  fat: { min: 0, max: 1000, message: 'Please enter a target up to 1,000 g' },
  water_ml: { min: 0, max: MAX_WATER_ML, message: 'Please enter an amount of water up to 10,000 ml' },
};

/** What is wrong with a target, by field; empty when nothing is. */
export function foodTargetErrors(target: FoodTarget): Partial<Record<keyof FoodTarget, string>> {
  const wrong = Object.entries(TARGET_RULES).filter(
    ([field, { min, max }]) => !isWhole(target[field as keyof FoodTarget], min, max),
  );
  return Object.fromEntries(wrong.map(([field, { message }]) => [field, message]));
}

/** The days of the chart, the last one last. */
export const chartDays = (lastDay: string): string[] =>
  Array.from({ length: CHART_DAYS }, (_, index) => addDays(lastDay, index - CHART_DAYS + 1));
