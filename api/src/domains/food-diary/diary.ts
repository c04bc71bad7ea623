import type { FoodTarget, FoodUnit, FoodUnitName, Meal, Nutrition } from '@saltbush/contract';

/** A usual serving of a food, such as "1 medium" of 105 g. */
export interface Serving {
  name: string;
  grams: number;
}

/** A portion in a diary, with a copy of its food's figures, so that later changes to the food do not affect it. */
export interface DiaryEntry {
  id: string;
  meal: Meal;
  food_id: string;
  name: string;
  grams: number;
  /** Label of number and serving; null if only grams were given. */
  portion: string | null;
  /** The serving that it was entered in, kept when only its grams are changed. */
  serving: Serving | null;
  /** Number of servings, or of the unit; null if only grams were given. */
  quantity: number | null;
  /** The unit that `quantity` counts; null for servings, and for grams. */
  unit: FoodUnitName | null;
  /** What its food is measured in beside grams. */
  units: FoodUnit[];
  per_100g: Nutrition;
}

/** What a user ate and drank on a day. */
export interface DiaryDay {
  entries: DiaryEntry[];
  water_ml: number;
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
