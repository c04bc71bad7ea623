import { per100gOf } from '@saltbush/contract';
import { respondWith } from '@saltbush/shared-ui/testing';
import type { Food } from '../features/diary/api/foods';
import type { Picks } from '../features/diary/api/picks';
import {
  FoodDiaryFoodsDocument,
  FoodDiaryPicksDocument,
  FoodDiaryRemoveFoodDocument,
  FoodDiarySaveFoodDocument,
  type FoodDiarySaveFoodInput,
  FoodDiarySetFavouriteDocument,
} from '../generated/gql/graphql';

const BANANA: Food = {
  ...{ id: 'banana', name: 'Banana', group: 'Fruit', is_favourite: false, own: null },
  per_100g: { kilojoules: 387, protein: 1.4, carbohydrate: 19.6, fat: 0.3, fibre: 2.4, sodium: 1 },
  portions: [
    { name: '1 medium', grams: 105 },
    { name: '1 large', grams: 135 },
  ],
  units: [
    { unit: 'g', grams: 1 },
    { unit: 'piece', grams: 105 },
  ],
};
const YOGHURT: Food = {
  ...{ id: 'yoghurt', name: 'Yoghurt, Greek style', group: 'Dairy', is_favourite: true, own: null },
  per_100g: { kilojoules: 510, protein: 5.6, carbohydrate: 6.5, fat: 8, fibre: 0, sodium: 55 },
  portions: [{ name: '1 tub', grams: 170 }],
  units: [{ unit: 'g', grams: 1 }],
};

/** Picks of a member who ate half a banana and weighed yoghurt lately. */
export const samplePicks = (): Picks => ({
  recent: [
    { food: BANANA, grams: 53, portion: '1 medium', quantity: 0.5, unit: null },
    { food: YOGHURT, grams: 120, portion: null, quantity: null, unit: null },
  ],
  favourites: [YOGHURT],
  own: [],
});

/** Returns an own food as the api reads it from its input. */
function ownFood({
  food_id,
  name,
  per_grams,
  serving_name,
  serving_grams,
  ...typedFigures
}: FoodDiarySaveFoodInput) {
  const figures = { ...typedFigures, fibre: typedFigures.fibre ?? null, sodium: typedFigures.sodium ?? null };
  const serving = serving_name && serving_grams ? { name: serving_name, grams: serving_grams } : null;
  const typed = { name, per_grams, serving_name: null, serving_grams: null, ...figures };
  const food: Food = {
    ...{ id: food_id, name, group: 'Own foods', is_favourite: false },
    per_100g: per100gOf(typed),
    portions: [...(serving ? [serving] : []), { name: '100 g', grams: 100 }],
    units: [{ unit: 'g', grams: 1 }],
    own: { per_grams, figures, serving },
  };
  return food;
}

/** Handlers for a stateful sample of favourites and own foods. */
export function pantryHandlers(start: Picks = { recent: [], favourites: [], own: [] }) {
  let picks = start;
  const change = (changes: Partial<Picks>) => {
    picks = { ...picks, ...changes };
    return { picks };
  };
  const mark = (food: Food, id: string, is_favourite: boolean) =>
    food.id === id ? { ...food, is_favourite } : food;
  return [
    respondWith(FoodDiaryPicksDocument, () => ({ food_diary_picks: picks })),
    respondWith(FoodDiaryFoodsDocument, ({ query }) => ({
      food_diary_foods: [
        ...picks.own.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
        ...('banana'.startsWith(query.toLowerCase()) ? [BANANA] : []),
      ],
    })),
    respondWith(FoodDiarySetFavouriteDocument, ({ input: { food_id, is_favourite } }) => {
      const all = [BANANA, YOGHURT, ...picks.own];
      const others = picks.favourites.filter(({ id }) => id !== food_id);
      const found = all.filter(({ id }) => id === food_id).map((food) => mark(food, food_id, true));
      return {
        food_diary_set_favourite: change({
          favourites: is_favourite ? [...others, ...found] : others,
          own: picks.own.map((food) => mark(food, food_id, is_favourite)),
          recent: picks.recent.map((one) => ({ ...one, food: mark(one.food, food_id, is_favourite) })),
        }),
      };
    }),
    respondWith(FoodDiarySaveFoodDocument, ({ input }) => ({
      food_diary_save_food: change({
        own: [...picks.own.filter(({ id }) => id !== input.food_id), ownFood(input)],
      }),
    })),
    respondWith(FoodDiaryRemoveFoodDocument, ({ input }) => ({
      food_diary_remove_food: change({ own: picks.own.filter(({ id }) => id !== input.food_id) }),
    })),
  ];
}
