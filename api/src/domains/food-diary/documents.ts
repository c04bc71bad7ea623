import type { FoodUnit, Nutrition } from '@saltbush/contract';

/** Collection `foods`: the food list. */
export interface FoodDocument {
  _id: string;
  name: string;
  group: string;
  per_100g: Nutrition;
  portions: { name: string; grams: number }[];
  /** What it is measured in beside grams: only what makes sense for it. */
  units: FoodUnit[];
  /** 0 for foods that most people look for: they come before others whose names match as well. */
  rank: number;
  /** Prefixes of the words in name and group. */
  searchTokens: string[];
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
