import {
  CHART_DAYS,
  chartDays,
  chartDaysError,
  type FoodUnit,
  GRAM,
  MEALS,
  type Meal,
  nutritionOf,
  totalNutrition,
} from '@saltbush/contract';
import type { Resolvers } from '../../generated/resolvers';
import type { BaseContext } from '../../lib/context';
import { requireUser } from '../../lib/context';
import { invalidInput } from '../../lib/errors';
import { readPage } from '../../lib/paging';
import { checkDay, viewDay } from './change-day';
import type { DiaryEntry } from './diary';
import { listFoods } from './food-store';
import { copyEntries } from './moving/copy-entries';
import { removeEntries, removeEntry, restoreEntries } from './moving/remove-entries';
import { addEntry } from './mutations/add-entry';
import { editEntry } from './mutations/edit-entry';
import { setTarget, setWater } from './mutations/set-amounts';
import { removeFood, saveFood, setFavourite } from './pantry/change-pantry';
import { servingOf } from './pantry/pantry';
import { findDiaryFoods, readPicks } from './pantry/picks';
import { readSpan } from './span';
import { readDays } from './store';

const FOODS_PER_PAGE = 20;
const MAX_QUERY = 100;

/** Grams go for every food; a list that an older release has written has no other units. */
const unitsOf = ({ units }: { units?: readonly FoodUnit[] }) => [GRAM, ...(units ?? [])];

const totalOf = (entries: readonly DiaryEntry[]) =>
  totalNutrition(entries.map(({ per_100g, grams }) => nutritionOf(per_100g, grams)));

const Query: Resolvers<BaseContext>['Query'] = {
  async foods(_root, { query, page, per_page }, ctx) {
    const { info, ...range } = readPage({ page, per_page: per_page ?? FOODS_PER_PAGE });
    const { data, total } = await listFoods(ctx.db, (query ?? '').slice(0, MAX_QUERY), range);
    return { data, paginatorInfo: info(total) };
  },

  async food_diary(_root, { day }, ctx) {
    requireUser(ctx);
    checkDay(ctx, day);
    return viewDay(ctx, day);
  },

  async food_diary_picks(_root, _args, ctx) {
    return readPicks(ctx, requireUser(ctx).id);
  },

  async food_diary_foods(_root, { query }, ctx) {
    return findDiaryFoods(ctx, requireUser(ctx).id, query);
  },

  food_diary_days: readSpan,

  async food_diary_week(_root, { last_day, days }, ctx) {
    const { id } = requireUser(ctx);
    checkDay(ctx, last_day, 'last_day');
    const error = chartDaysError(days ?? CHART_DAYS);
    if (error) throw invalidInput({ days: error });
    const shown = chartDays(last_day, days ?? CHART_DAYS);
    const written = await readDays(ctx, id, { from: shown[0] ?? last_day, to: last_day });
    return shown.map((day) => {
      const { entries = [], water_ml = 0 } = written.get(day) ?? {};
      return { day, total: totalOf(entries), water_ml };
    });
  },
};

export const resolvers = {
  Query,
  Mutation: {
    food_diary_add_entry: addEntry,
    food_diary_edit_entry: editEntry,
    food_diary_remove_entry: removeEntry,
    food_diary_remove_entries: removeEntries,
    food_diary_restore_entries: restoreEntries,
    food_diary_copy_entries: copyEntries,
    food_diary_set_favourite: setFavourite,
    food_diary_save_food: saveFood,
    food_diary_remove_food: removeFood,
    food_diary_set_water: setWater,
    food_diary_set_target: setTarget,
  },
  Food: { id: ({ _id }) => _id, units: unitsOf },
  FoodDiaryFood: {
    id: ({ _id }) => _id,
    units: unitsOf,
    per_100g: ({ per_100g }) => nutritionOf(per_100g, 100),
  },
  FoodDiaryOwnFood: { figures: (own) => nutritionOf(own, 100), serving: servingOf },
  FoodDiaryDay: {
    meals: ({ entries }) =>
      MEALS.map((meal: Meal) => ({ meal, entries: entries.filter((entry) => entry.meal === meal) })),
    total: ({ entries }) => totalOf(entries),
  },
  FoodDiaryMeal: { total: ({ entries }) => totalOf(entries) },
  FoodDiaryEntry: { units: unitsOf, nutrition: ({ per_100g, grams }) => nutritionOf(per_100g, grams) },
} satisfies Resolvers<BaseContext>;
