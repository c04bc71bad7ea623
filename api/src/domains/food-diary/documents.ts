import type { FoodTarget, Meal, Nutrition } from '@saltbush/contract';

/** Collection `foods`: the food list. */
export interface FoodDocument {
  _id: string;
  name: string;
  group: string;
  per_100g: Nutrition;
  portions: { name: string; grams: number }[];
  /** Prefixes of the words in name and group. */
  searchTokens: string[];
}

/** A portion in a diary, with a copy of its food's figures, so that later changes to the food do not affect it. */
export interface DiaryEntry {
  id: string;
  meal: Meal;
  food_id: string;
  name: string;
  grams: number;
  portion: string | null;
  per_100g: Nutrition;
}

/** What a user ate and drank on a day. */
export interface DiaryDay {
  entries: DiaryEntry[];
  water_ml: number;
}

/** Collection `food_diary_days`. Health data: encrypted with a context that is valid for this user and day only. */
export interface DiaryDayDocument {
  /** `{user id}/{day}`. */
  _id: string;
  user_id: string;
  /** YYYY-MM-DD in the user's time zone. */
  day: string;
  sealed: string;
  /** Incremented by every write. */
  version: number;
}

/** Collection `food_targets`, encrypted as well. */
export interface FoodTargetDocument {
  /** The user id. */
  _id: string;
  sealed: string;
}

/** A day as displayed. */
export interface DiaryView extends DiaryDay {
  day: string;
  target: FoodTarget;
}

/** A meal of a day as displayed. */
export interface DiaryMealView {
  meal: Meal;
  entries: DiaryEntry[];
}
