import type { Db } from 'mongodb';
import { type FoodDocument, searchTokensOf } from '../../src/domains/food-diary';
import { BREADS_AND_CEREALS, SNACKS_AND_SWEETS } from './grains';
import { DRINKS, MEALS_AND_TAKEAWAY, SAUCES_AND_DRESSINGS } from './meals';
import { FRUIT, VEGETABLES } from './plants';
import { DAIRY_AND_ALTERNATIVES, FISH_AND_SEAFOOD, MEAT_AND_EGGS, NUTS_AND_SPREADS } from './proteins';

/** Increase it when the list changes: foods of an older list are replaced at the next start. */
export const FOODS_VERSION = 1;

const GROUPS: Readonly<Record<string, string>> = {
  Fruit: FRUIT,
  'Vegetables and legumes': VEGETABLES,
  'Breads and cereals': BREADS_AND_CEREALS,
  'Meat and eggs': MEAT_AND_EGGS,
  'Fish and seafood': FISH_AND_SEAFOOD,
  'Dairy and alternatives': DAIRY_AND_ALTERNATIVES,
  'Nuts, oils and spreads': NUTS_AND_SPREADS,
  'Meals and takeaway': MEALS_AND_TAKEAWAY,
  'Sauces and dressings': SAUCES_AND_DRESSINGS,
  'Snacks and sweets': SNACKS_AND_SWEETS,
  Drinks: DRINKS,
};

/** Kilojoules per gram, as Australian food labels count them. */
const ENERGY = { protein: 17, carbohydrate: 17, fat: 37, fibre: 8, alcohol: 29 } as const;

const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function readPortion(text: string): FoodDocument['portions'][number] {
  const [, name = '', grams = ''] = /^(.+) (\d+)$/.exec(text.trim()) ?? [];
  return { name, grams: Number(grams) };
}

function readFood(group: string, line: string): FoodDocument {
  const [name = '', protein, carbohydrate, fat, fibre, portions = '', alcohol = '0'] = line
    .split('|')
    .map((cell) => cell.trim());
  const grams = { protein: Number(protein), carbohydrate: Number(carbohydrate), fat: Number(fat) };
  const all = { ...grams, fibre: Number(fibre), alcohol: Number(alcohol) };
  const kilojoules = Object.entries(ENERGY).reduce(
    (sum, [part, energy]) => sum + energy * all[part as keyof typeof ENERGY],
    0,
  );
  return {
    _id: idOf(name),
    name,
    group,
    per_100g: { kilojoules: Math.round(kilojoules), ...grams },
    portions: portions.split(',').map(readPortion),
    searchTokens: searchTokensOf(`${name} ${group}`),
  };
}

/** The food list: common Australian foods with typical figures, written for this shop. */
export function foodDocuments(): FoodDocument[] {
  return Object.entries(GROUPS).flatMap(([group, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readFood(group, line)),
  );
}

/** Stores the food list, once per version of it. Shops without sample data have it too. */
export async function seedFoods(db: Db): Promise<void> {
  const meta = db.collection<{ _id: string; version: number }>('meta');
  if ((await meta.findOne({ _id: 'foods' }))?.version === FOODS_VERSION) return;
  const writes = foodDocuments().map(({ _id, ...food }) => ({
    replaceOne: { filter: { _id }, replacement: food, upsert: true },
  }));
  await db.collection<FoodDocument>('foods').bulkWrite(writes, { ordered: false });
  await meta.updateOne({ _id: 'foods' }, { $set: { version: FOODS_VERSION } }, { upsert: true });
}
