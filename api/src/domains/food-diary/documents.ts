import type { FoodTarget, Meal, Nutrition } from '@saltbush/contract';

/** Collection `foods`: the food list. */
export interface FoodDocument {
  _id: string;
  name: string;
  group: string;
  per_100g: Nutrition;
  portions: { name: string; grams: number }[];
  /** Beginnings of the words of name and group. */
  searchTokens: string[];
}

/** A portion in a diary: with the figures of its food, so that it stays as it was written. */
export interface DiaryEntry {
  id: string;
  meal: Meal;
  food_id: string;
  name: string;
  grams: number;
  portion: string | null;
  per_100g: Nutrition;
}

/** What somebody ate and drank on a day. */
export interface DiaryDay {
  entries: DiaryEntry[];
  water_ml: number;
}

/** Collection `food_diary_days`. What somebody eats is health data: it is sealed, and opens for this day only. */
export interface DiaryDayDocument {
  /** `{user id}/{day}`. */
  _id: string;
  user_id: string;
  /** YYYY-MM-DD where the user is. */
  day: string;
  sealed: string;
  /** Raised by every write. */
  version: number;
}

/** Collection `food_targets`, sealed as well. */
export interface FoodTargetDocument {
  /** The user. */
  _id: string;
  sealed: string;
}

/** A day as it is shown. */
export interface DiaryView extends DiaryDay {
  day: string;
  target: FoodTarget;
}

/** A meal of a day as it is shown. */
export interface DiaryMealView {
  meal: Meal;
  entries: DiaryEntry[];
}
