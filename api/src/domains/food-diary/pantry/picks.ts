import { addDays } from '@saltbush/contract';
import type { BaseContext } from '../../../lib/context';
import type { DiaryEntry } from '../diary';
import { type Food, findFood, findFoods, listFoods } from '../food-store';
import { tokenOf, wordsOf } from '../search-tokens';
import { readDays } from '../store';
import { asFood, type Pantry, viewFoods } from './pantry';
import { readPantry } from './store';

/** How far back foods count as eaten lately, in days; how many of them are offered; how many a search finds. */
const RECENT_DAYS = 30;
const MAX_RECENT = 12;
const MAX_FOUND = 12;
const MAX_QUERY = 100;

const byName = (a: Food, b: Food) => a.name.localeCompare(b.name, 'en-AU');

/** Returns foods of the list and own ones by id; unknown ids are left out. */
async function foodsById(ctx: BaseContext, { foods }: Pantry, ids: readonly string[]) {
  const own = foods.filter(({ id }) => ids.includes(id)).map(asFood);
  const listed = await findFoods(ctx.db, ids);
  return new Map([...listed, ...own].map((food) => [food._id, food]));
}

/** Returns the latest entry of each food that a user recorded lately, the latest first. */
async function latestEntries(ctx: BaseContext, userId: string): Promise<DiaryEntry[]> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  // It may be tomorrow already where the user is.
  const span = { from: addDays(today, -RECENT_DAYS), to: addDays(today, 1) };
  const days = [...(await readDays(ctx, userId, span)).values()].reverse();
  const latest = new Map<string, DiaryEntry>();
  for (const entry of days.flatMap(({ entries }) => [...entries].reverse())) {
    if (!latest.has(entry.food_id)) latest.set(entry.food_id, entry);
  }
  return [...latest.values()].slice(0, MAX_RECENT);
}

/** Returns what a user chooses a food from before typing. */
export async function readPicks(ctx: BaseContext, userId: string, current?: Pantry) {
  const [pantry, latest] = await Promise.all([
    current ?? readPantry(ctx, userId),
    latestEntries(ctx, userId),
  ]);
  const byId = await foodsById(ctx, pantry, [...latest.map(({ food_id }) => food_id), ...pantry.favourites]);
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const recent = latest.flatMap(({ food_id, grams, serving, quantity, unit }) =>
    viewFoods(pantry, known([food_id])).map((food) => {
      const portion = serving !== null && quantity !== null && unit === null ? serving.name : null;
      return { food, grams, portion, unit, quantity: portion || unit ? quantity : null };
    }),
  );
  return {
    recent,
    favourites: viewFoods(pantry, known(pantry.favourites).sort(byName)),
    own: viewFoods(pantry, pantry.foods.map(asFood).sort(byName)),
  };
}

/** Returns foods that contain every word: own ones first, then those of the list. */
export async function findDiaryFoods(ctx: BaseContext, userId: string, typed: string) {
  const query = typed.slice(0, MAX_QUERY);
  const pantry = await readPantry(ctx, userId);
  const tokens = wordsOf(query).map(tokenOf);
  if (tokens.length === 0) return [];
  const matches = ({ name }: Food) =>
    tokens.every((token) => wordsOf(name).some((word) => word.startsWith(token)));
  const own = pantry.foods.map(asFood).filter(matches).sort(byName).slice(0, MAX_FOUND);
  const { data } = await listFoods(ctx.db, query, { skip: 0, limit: MAX_FOUND });
  return viewFoods(pantry, [...own, ...data].slice(0, MAX_FOUND));
}

/** Returns a food of the list or an own one of the user; null for an unknown id, or somebody else's. */
export async function findDiaryFood(ctx: BaseContext, userId: string, id: string): Promise<Food | null> {
  const listed = await findFood(ctx.db, id);
  if (listed) return listed;
  const own = (await readPantry(ctx, userId)).foods.find((food) => food.id === id.toLowerCase());
  return own ? asFood(own) : null;
}
