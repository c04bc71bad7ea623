import type { Db } from 'mongodb';
import type { FoodDocument } from './documents';
import { tokenOf, wordsOf } from './search-tokens';

const foods = (db: Db) => db.collection<FoodDocument>('foods');

/** More words do not make a search more precise. */
const MAX_WORDS = 6;
const MAX_NAME_WORDS = 20;
const WITHOUT_TOKENS = { searchTokens: 0 } as const;

export type Food = Omit<FoodDocument, 'searchTokens'>;

export async function ensureFoodIndexes(db: Db): Promise<void> {
  await foods(db).createIndexes([
    { key: { name: 1 }, name: 'name' },
    { key: { searchTokens: 1, name: 1 }, name: 'words' },
  ]);
}

/** Returns a food of the list, or null for an unknown id. */
export const findFood = (db: Db, id: string): Promise<Food | null> =>
  foods(db).findOne({ _id: id }, { projection: WITHOUT_TOKENS });

/** Returns foods of the list by id; unknown ids are left out. */
export const findFoods = (db: Db, ids: readonly string[]): Promise<Food[]> =>
  foods(db)
    .find({ _id: { $in: [...ids] } }, { projection: WITHOUT_TOKENS })
    .toArray();

/** Ranks a name against the query: by where the match starts, then by how much else the name contains. */
function distance(name: string, query: readonly string[]): number {
  const words = wordsOf(name);
  const [first = ''] = query;
  const at = words.findIndex((word) => word.startsWith(first));
  // "Banana, raw" ranks above "Banana bread".
  const kind = wordsOf(name.split(',')[0] ?? '');
  return (at === -1 ? words.length : at) * MAX_NAME_WORDS + kind.length;
}

/** Returns foods that contain every word, best match first. */
async function searchFoods(db: Db, words: readonly string[]): Promise<Food[]> {
  // The longest word is the most selective; the others filter its matches.
  const [longest = '', ...others] = words.map(tokenOf).sort((a, b) => b.length - a.length);
  const found = await foods(db).find({ searchTokens: longest }).sort({ name: 1 }).toArray();
  return found
    .filter(({ searchTokens }) => others.every((word) => searchTokens.includes(word)))
    .map(({ searchTokens: _, ...food }) => ({ food, distance: distance(food.name, words) }))
    .sort((a, b) => a.distance - b.distance || a.food.rank - b.food.rank)
    .map(({ food }) => food);
}

/** Returns a page of the food list, or of the matches of a query. */
export async function listFoods(
  db: Db,
  query: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: Food[]; total: number }> {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  if (words.length > 0) {
    const found = await searchFoods(db, words);
    return { data: found.slice(skip, skip + limit), total: found.length };
  }
  const [data, total] = await Promise.all([
    foods(db).find({}, { projection: WITHOUT_TOKENS }).sort({ name: 1 }).skip(skip).limit(limit).toArray(),
    foods(db).estimatedDocumentCount(),
  ]);
  return { data, total };
}
