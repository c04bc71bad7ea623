import type { Db } from 'mongodb';
import type { FoodDocument } from './documents';
import { tokenOf, wordsOf } from './search-tokens';

const foods = (db: Db) => db.collection<FoodDocument>('foods');

/** More words do not make a search more exact. */
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

/** A food of the list; null for unknown ones. */
export const findFood = (db: Db, id: string): Promise<Food | null> =>
  foods(db).findOne({ _id: id }, { projection: WITHOUT_TOKENS });

/** How far a name is from the query: where it begins, and how much more than the food itself it names. */
function distance(name: string, query: readonly string[]): number {
  const words = wordsOf(name);
  const [first = ''] = query;
  const at = words.findIndex((word) => word.startsWith(first));
  // "Banana, raw" is a banana, and "Banana bread" is bread.
  const kind = wordsOf(name.split(',')[0] ?? '');
  return (at === -1 ? words.length : at) * MAX_NAME_WORDS + kind.length;
}

/** Foods that hold every word, the best match first. */
async function searchFoods(db: Db, words: readonly string[]): Promise<Food[]> {
  // The longest word leads to the fewest foods; the others are looked for among those.
  const [longest = '', ...others] = words.map(tokenOf).sort((a, b) => b.length - a.length);
  const found = await foods(db).find({ searchTokens: longest }).sort({ name: 1 }).toArray();
  return found
    .filter(({ searchTokens }) => others.every((word) => searchTokens.includes(word)))
    .map(({ searchTokens: _, ...food }) => ({ food, distance: distance(food.name, words) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ food }) => food);
}

/** A page of the food list, or of what a query finds in it. */
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
