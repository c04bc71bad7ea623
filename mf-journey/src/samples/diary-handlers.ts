import { chartDays, unitText } from '@saltbush/contract';
import { respondWith } from '@saltbush/shared-ui/testing';
import type { DiaryDay, DiaryEntry } from '../features/diary/api/diary-day';
import {
  FoodDiaryAddEntryDocument,
  FoodDiaryCopyEntriesDocument,
  FoodDiaryDaysDocument,
  FoodDiaryDocument,
  FoodDiaryEditEntryDocument,
  type FoodDiaryEditEntryInput,
  FoodDiaryRemoveEntriesDocument,
  FoodDiaryRemoveEntryDocument,
  FoodDiaryRestoreEntriesDocument,
  FoodDiarySetTargetDocument,
  FoodDiarySetWaterDocument,
  FoodDiaryWeekDocument,
  JourneyFoodTargetDocument,
} from '../generated/gql/graphql';
import { BANANA, sampleDay, TARGET } from './diary-days';
import { pantryHandlers } from './pantry-handlers';

const WEEK = [7100, 0, 8900, 6400, 9300, 8050, 2367];

/** Returns an entry with another number of its servings, as the api writes it. */
function edited(entry: DiaryEntry, { quantity, grams, unit }: FoodDiaryEditEntryInput): DiaryEntry {
  const { serving } = entry;
  const measured = entry.units.find((one) => one.unit === unit);
  if (measured && typeof quantity === 'number') {
    const portion = unitText(quantity, measured.unit);
    return { ...entry, quantity, portion, unit: measured.unit, grams: Math.round(quantity * measured.grams) };
  }
  if (typeof quantity !== 'number' || !serving) {
    return { ...entry, grams: grams ?? entry.grams, portion: null, quantity: null, unit: null };
  }
  const portion = quantity === 1 ? serving.name : `${quantity} × ${serving.name}`;
  return { ...entry, quantity, portion, unit: null, grams: Math.round(quantity * serving.grams) };
}

const without = (day: DiaryDay, ids: readonly string[]) =>
  day.meals.map((meal) => ({ ...meal, entries: meal.entries.filter(({ id }) => !ids.includes(id)) }));

/** Handlers for a stateful sample api with one diary day that is written, and others that are read. */
export function diaryHandlers(start: DiaryDay = sampleDay(), others: readonly DiaryDay[] = []) {
  let day = start;
  let before = start;
  const change = (changes: Partial<DiaryDay>) => {
    before = day;
    day = { ...day, ...changes };
    return { day };
  };
  const dayOf = (asked: string) => others.find((one) => one.day === asked) ?? { ...day, day: asked };
  return [
    ...pantryHandlers(),
    respondWith(FoodDiaryDocument, (asked) => ({ food_diary: dayOf(asked.day) })),
    respondWith(FoodDiaryWeekDocument, ({ last_day, days }) => ({
      food_diary_week: chartDays(last_day, days ?? WEEK.length).map((one, index, all) => ({
        day: one,
        total: {
          kilojoules: WEEK[(index + 2 * WEEK.length - (all.length % WEEK.length)) % WEEK.length] ?? 0,
        },
      })),
    })),
    respondWith(FoodDiaryDaysDocument, ({ from_day, last_day }) => ({
      food_diary_days: [...others, day].filter((one) => one.day >= from_day && one.day <= last_day),
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
      food_diary_remove_entry: { ...change({ meals: without(day, [input.entry_id]) }), removed: 'sealed' },
    })),
    respondWith(FoodDiaryRemoveEntriesDocument, ({ input }) => ({
      food_diary_remove_entries: change({ meals: without(day, [input.entry_ids].flat()) }),
    })),
    respondWith(FoodDiaryRestoreEntriesDocument, () => ({ food_diary_restore_entries: change(before) })),
    respondWith(FoodDiaryCopyEntriesDocument, ({ input }) => ({
      food_diary_copy_entries: change({
        meals: day.meals.map((meal) => {
          const there = dayOf(input.from_day).meals.find((one) => one.meal === meal.meal)?.entries ?? [];
          const copies = [input.entries].flat().flatMap(({ entry_id, copy_id }) => {
            const source = there.find(({ id }) => id === entry_id);
            return source ? [{ ...source, id: copy_id }] : [];
          });
          return { ...meal, entries: [...meal.entries, ...copies] };
        }),
      }),
    })),
    respondWith(FoodDiarySetWaterDocument, ({ input }) => ({
      food_diary_set_water: change({ water_ml: input.water_ml }),
    })),
    respondWith(JourneyFoodTargetDocument, () => ({ journey_food_target: null })),
    respondWith(FoodDiarySetTargetDocument, ({ input }) => ({
      food_diary_set_target: { target: { ...TARGET, kilojoules: input.kilojoules ?? TARGET.kilojoules } },
    })),
  ];
}
