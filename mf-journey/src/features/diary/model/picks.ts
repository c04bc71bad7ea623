import type { Food } from '../api/foods';
import type { Picks, RecentFood } from '../api/picks';

/** A food with the amount that its form starts with. */
export interface Pick {
  food: Food;
  start?: Omit<RecentFood, 'food'>;
}

export const PICK_LISTS = ['recent', 'favourites', 'own'] as const;
export type PickList = (typeof PICK_LISTS)[number];

export const PICK_NAMES: Readonly<Record<PickList, string>> = {
  recent: 'Lately',
  favourites: 'Favourites',
  own: 'Own foods',
};

/** Returns the foods of a list. */
export const picksOf = (picks: Picks, list: PickList): Pick[] =>
  list === 'recent'
    ? picks.recent.map(({ food, ...start }) => ({ food, start }))
    : picks[list].map((food) => ({ food }));

/** Returns the list to begin with: the first that has foods. */
export const firstList = (picks: Picks): PickList =>
  PICK_LISTS.find((list) => picks[list].length > 0) ?? 'recent';
