import { respondWith } from '@saltbush/shared-ui/testing';
import type { DiaryDay, DiaryEntry } from '../features/diary/api/diary-day';
import {
  FoodDiaryAddEntryDocument,
  FoodDiaryDocument,
  FoodDiaryEditEntryDocument,
  type FoodDiaryEditEntryInput,
  FoodDiaryRemoveEntryDocument,
  FoodDiarySetTargetDocument,
  FoodDiarySetWaterDocument,
  FoodDiaryWeekDocument,
  FoodsDocument,
} from '../generated/gql/graphql';

const NONE = { kilojoules: 0, protein: 0, carbohydrate: 0, fat: 0 };
const TARGET = { kilojoules: 8700, protein: 50, carbohydrate: 310, fat: 70, water_ml: 2000 };
const PORRIDGE: DiaryEntry = {
  id: 'e1',
  name: 'Porridge with milk',
  grams: 260,
  portion: '1 bowl',
  quantity: 1,
  serving: { name: '1 bowl', grams: 260 },
  nutrition: { kilojoules: 1092, protein: 11.2, carbohydrate: 38.5, fat: 6.5 },
};
const SALMON: DiaryEntry = {
  id: 'e2',
  name: 'Salmon, grilled',
  grams: 150,
  portion: '1 fillet',
  quantity: 1,
  serving: { name: '1 fillet', grams: 150 },
  nutrition: { kilojoules: 1275, protein: 33.3, carbohydrate: 0, fat: 19.5 },
};
const BANANA: DiaryEntry = {
  id: 'e3',
  name: 'Banana',
  grams: 105,
  portion: '1 medium',
  quantity: 1,
  serving: { name: '1 medium', grams: 105 },
  nutrition: { kilojoules: 406, protein: 1.5, carbohydrate: 20.6, fat: 0.3 },
};

/** A day with breakfast and dinner logged. */
export const sampleDay = (changes: Partial<DiaryDay> = {}): DiaryDay => ({
  day: '2026-11-24',
  water_ml: 750,
  total: { kilojoules: 2367, protein: 44.5, carbohydrate: 38.5, fat: 26 },
  target: TARGET,
  meals: [
    { meal: 'breakfast', total: PORRIDGE.nutrition, entries: [PORRIDGE] },
    { meal: 'lunch', total: NONE, entries: [] },
    { meal: 'dinner', total: SALMON.nutrition, entries: [SALMON] },
    { meal: 'snacks', total: NONE, entries: [] },
  ],
  ...changes,
});

const WEEK = [7100, 0, 8900, 6400, 9300, 8050, 2367];

/** Returns an entry with another number of its servings, as the api writes it. */
function edited(entry: DiaryEntry, { quantity, grams }: FoodDiaryEditEntryInput): DiaryEntry {
  const { serving } = entry;
  if (typeof quantity !== 'number' || !serving) {
    return { ...entry, grams: grams ?? entry.grams, portion: null, quantity: null };
  }
  const portion = quantity === 1 ? serving.name : `${quantity} × ${serving.name}`;
  return { ...entry, quantity, portion, grams: Math.round(quantity * serving.grams) };
}

/** Handlers for a stateful sample api with one diary day. */
export function diaryHandlers(start: DiaryDay = sampleDay()) {
  let day = start;
  const change = (changes: Partial<DiaryDay>) => {
    day = { ...day, ...changes };
    return { day };
  };
  return [
    respondWith(FoodDiaryDocument, (asked) => ({ food_diary: { ...day, day: asked.day } })),
    respondWith(FoodDiaryWeekDocument, {
      food_diary_week: WEEK.map((kilojoules, index) => ({
        day: `2026-11-${18 + index}`,
        total: { kilojoules },
      })),
    }),
    respondWith(FoodsDocument, ({ query }) => ({
      foods: {
        data: 'banana'.startsWith(query.toLowerCase())
          ? [
              {
                id: 'banana',
                name: 'Banana',
                group: 'Fruit',
                per_100g: { kilojoules: 387, protein: 1.4, carbohydrate: 19.6, fat: 0.3 },
                portions: [
                  { name: '1 medium', grams: 105 },
                  { name: '1 large', grams: 135 },
                ],
              },
            ]
          : [],
      },
    })),
    respondWith(FoodDiaryAddEntryDocument, ({ input }) => ({
      food_diary_add_entry: change({
        total: { ...day.total, kilojoules: day.total.kilojoules + BANANA.nutrition.kilojoules },
        meals: day.meals.map((meal) =>
          meal.meal === input.meal
            ? {
                ...meal,
                total: BANANA.nutrition,
                entries: [...meal.entries, { ...BANANA, id: input.entry_id }],
              }
            : meal,
        ),
      }),
    })),
    respondWith(FoodDiaryEditEntryDocument, ({ input }) => ({
      food_diary_edit_entry: change({
        meals: day.meals.map((meal) => ({
          ...meal,
          entries: meal.entries.map((entry) => (entry.id === input.entry_id ? edited(entry, input) : entry)),
        })),
      }),
    })),
    respondWith(FoodDiaryRemoveEntryDocument, ({ input }) => ({
      food_diary_remove_entry: change({
        meals: day.meals.map((meal) => ({
          ...meal,
          entries: meal.entries.filter(({ id }) => id !== input.entry_id),
        })),
      }),
    })),
    respondWith(FoodDiarySetWaterDocument, ({ input }) => ({
      food_diary_set_water: change({ water_ml: input.water_ml }),
    })),
    respondWith(FoodDiarySetTargetDocument, ({ input }) => ({
      food_diary_set_target: { target: { ...TARGET, kilojoules: input.kilojoules ?? TARGET.kilojoules } },
    })),
  ];
}
