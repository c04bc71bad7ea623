import { type OwnFoodEntry, per100gOf } from '@saltbush/contract';
import type { Serving } from '../diary';
import type { Food } from '../food-store';

/** An own food, with its figures as they were entered. */
export interface OwnFood extends OwnFoodEntry {
  id: string;
}

/** What a user keeps for the diary beside its days. */
export interface Pantry {
  foods: OwnFood[];
  /** Ids of foods, own ones among them. */
  favourites: string[];
}

/** A food as displayed to a user. */
export interface DiaryFoodView extends Food {
  is_favourite: boolean;
  own: OwnFood | null;
}

/** Returns the serving of an own food, or null. */
export const servingOf = ({ serving_name, serving_grams }: OwnFoodEntry): Serving | null =>
  serving_name !== null && serving_grams !== null ? { name: serving_name, grams: serving_grams } : null;

/** Returns an own food as one of the food list. */
export function asFood(own: OwnFood): Food {
  const serving = servingOf(own);
  return {
    _id: own.id,
    name: own.name,
    group: 'Own foods',
    per_100g: per100gOf(own),
    units: [],
    rank: 0,
    portions: [...(serving ? [serving] : []), { name: '100 g', grams: 100 }],
  };
}

/** Returns foods as displayed to the owner of a pantry. */
export function viewFoods({ foods, favourites }: Pantry, shown: readonly Food[]): DiaryFoodView[] {
  const own = new Map(foods.map((food) => [food.id, food]));
  return shown.map((food) => ({
    ...food,
    is_favourite: favourites.includes(food._id),
    own: own.get(food._id) ?? null,
  }));
}
