import { type FoodLine, readLines } from '../read-foods';
import { SEAFOOD } from './fish';
import { BREADS, GRAINS, NUTS } from './grains';
import {
  BREAD,
  DRY,
  FISH,
  FRUIT,
  GRAIN,
  type Kitchen,
  LEGUME,
  MEAT,
  NUT,
  type Preparation,
  VEGETABLE,
} from './kitchens';
import { BEEF_AND_VEAL, LAMB_AND_PORK, POULTRY_AND_GAME } from './meat';
import { LEGUMES, ORCHARD } from './plants';
import { GREENS, ROOTS_AND_OTHERS } from './vegetables';

const TABLES: readonly (readonly [group: string, kitchen: Kitchen, lines: string])[] = [
  ['Meat and eggs', MEAT, BEEF_AND_VEAL],
  ['Meat and eggs', MEAT, LAMB_AND_PORK],
  ['Meat and eggs', MEAT, POULTRY_AND_GAME],
  ['Fish and seafood', FISH, SEAFOOD],
  ['Vegetables and legumes', VEGETABLE, GREENS],
  ['Vegetables and legumes', VEGETABLE, ROOTS_AND_OTHERS],
  ['Vegetables and legumes', LEGUME, LEGUMES],
  ['Fruit', FRUIT, ORCHARD],
  ['Nuts, oils and spreads', NUT, NUTS],
  ['Breads and cereals', BREAD, BREADS],
  ['Breads and cereals', GRAIN, GRAINS],
];

/** Grams of 100 g that are not water in dry grains and legumes, but for the minerals. */
const DRY_SOLIDS = 86;

function strengthOf(
  { protein, carbohydrate, fat, fibre }: FoodLine,
  strength: Preparation['strength'],
): number {
  return strength === DRY ? DRY_SOLIDS / (protein + carbohydrate + fat + fibre) : strength;
}

function prepare(
  food: FoodLine,
  { label, fatKept = 1, fibreKept = 1, add = {}, ...how }: Preparation,
): FoodLine {
  const strength = strengthOf(food, how.strength);
  return {
    name: `${food.name}, ${label}`,
    protein: food.protein * strength + (add.protein ?? 0),
    carbohydrate: food.carbohydrate * strength + (add.carbohydrate ?? 0),
    fat: food.fat * strength * fatKept + (add.fat ?? 0),
    fibre: food.fibre * strength * fibreKept + (add.fibre ?? 0),
    sodium: food.sodium * strength + (add.sodium ?? 0),
    alcohol: 0,
    portions: how.portions ?? food.portions,
    notes: [],
  };
}

/** Returns the prepared foods with their groups: each food of the tables in each of its ways. */
export const preparedFoods = (): (readonly [group: string, food: FoodLine])[] =>
  TABLES.flatMap(([group, kitchen, lines]) =>
    readLines(lines).flatMap((food) =>
      food.notes.map((way) => {
        const preparation = kitchen[way];
        if (!preparation) throw new Error(`${food.name} cannot be ${way}`);
        return [group, prepare(food, preparation)] as const;
      }),
    ),
  );
