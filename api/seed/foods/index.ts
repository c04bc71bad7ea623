import type { Db } from 'mongodb';
import type { FoodDocument } from '../../src/domains/food-diary';
import { BREADS_AND_CEREALS, SNACKS_AND_SWEETS } from './common/grains';
import { DRINKS, MEALS_AND_TAKEAWAY, SAUCES_AND_DRESSINGS } from './common/meals';
import { FRUIT, VEGETABLES } from './common/plants';
import { DAIRY_AND_ALTERNATIVES, FISH_AND_SEAFOOD, MEAT_AND_EGGS, NUTS_AND_SPREADS } from './common/proteins';
import { mixedFoods } from './mixed/mix';
import { BAKERY, SWEET_BAKERY } from './more/bakery';
import { MORE_DAIRY, MORE_SPREADS } from './more/dairy';
import { DISHES } from './more/dishes';
import { MORE_DISHES, MORE_SAUCES } from './more/dishes-2';
import { MORE_DRINKS } from './more/drinks';
import { MORE_CEREALS, MORE_SNACKS } from './more/snacks';
import { preparedFoods } from './prepared/prepare';
import { asDocument, readLines } from './read-foods';

/** Increase it when the list changes: foods of an older list are replaced at the next start. */
export const FOODS_VERSION = 2;

type Group = readonly [group: string, lines: string];

const COMMON: readonly Group[] = [
  ['Fruit', FRUIT],
  ['Vegetables and legumes', VEGETABLES],
  ['Breads and cereals', BREADS_AND_CEREALS],
  ['Meat and eggs', MEAT_AND_EGGS],
  ['Fish and seafood', FISH_AND_SEAFOOD],
  ['Dairy and alternatives', DAIRY_AND_ALTERNATIVES],
  ['Nuts, oils and spreads', NUTS_AND_SPREADS],
  ['Meals and takeaway', MEALS_AND_TAKEAWAY],
  ['Sauces and dressings', SAUCES_AND_DRESSINGS],
  ['Snacks and sweets', SNACKS_AND_SWEETS],
  ['Drinks', DRINKS],
];

const MORE: readonly Group[] = [
  ['Breads and cereals', BAKERY],
  ['Breads and cereals', MORE_CEREALS],
  ['Dairy and alternatives', MORE_DAIRY],
  ['Nuts, oils and spreads', MORE_SPREADS],
  ['Meals and takeaway', DISHES],
  ['Meals and takeaway', MORE_DISHES],
  ['Sauces and dressings', MORE_SAUCES],
  ['Snacks and sweets', SWEET_BAKERY],
  ['Snacks and sweets', MORE_SNACKS],
  ['Drinks', MORE_DRINKS],
];

const read = (groups: readonly Group[], rank: number): FoodDocument[] =>
  groups.flatMap(([group, lines]) => readLines(lines).map((line) => asDocument(group, line, rank)));

/** The food list: Australian foods with typical figures, written for this shop. */
export const foodDocuments = (): FoodDocument[] => [
  ...read(COMMON, 0),
  ...read(MORE, 1),
  ...[...preparedFoods(), ...mixedFoods()].map(([group, line]) => asDocument(group, line, 1)),
];

/** Stores the food list, once per version of it. Shops without sample data have it too. */
export async function seedFoods(db: Db): Promise<void> {
  const meta = db.collection<{ _id: string; version: number }>('meta');
  // An older process that starts during an upgrade leaves a later list alone.
  if (((await meta.findOne({ _id: 'foods' }))?.version ?? 0) >= FOODS_VERSION) return;
  const writes = foodDocuments().map(({ _id, ...food }) => ({
    replaceOne: { filter: { _id }, replacement: food, upsert: true },
  }));
  await db.collection<FoodDocument>('foods').bulkWrite(writes, { ordered: false });
  await meta.updateOne({ _id: 'foods' }, { $set: { version: FOODS_VERSION } }, { upsert: true });
}
