import type { FoodTarget, Meal, Nutrition } from '@saltbush/contract';

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
