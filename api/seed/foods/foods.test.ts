import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/domains/food-diary/search-tokens';
import { foodDocuments } from '.';

const foods = foodDocuments();
const by = (name: string) => foods.find((food) => food.name === name);
/** Returns the names of the foods for which something does not hold. */
const namesWhere = (isWrong: (food: (typeof foods)[number]) => boolean) =>
  foods.filter(isWrong).map(({ name }) => name);

it('contains at least 1,500 foods, each once, and those of the first list under their ids [accounts-08]', () => {
  expect(foods.length).toBeGreaterThanOrEqual(1500);
  expect(new Set(foods.map(({ _id }) => _id)).size).toBe(foods.length);
  expect(new Set(foods.map(({ name }) => name.toLowerCase())).size).toBe(foods.length);
  expect(foods.filter(({ rank }) => rank === 0).length).toBeGreaterThan(200);
});

describe('every food', () => {
  it('has the energy of what it contains, within 1 %, but for the alcohol of drinks', () => {
    const wrong = namesWhere(({ group, name, per_100g }) => {
      const { kilojoules, protein, carbohydrate, fat, fibre } = per_100g;
      const made = 17 * protein + 17 * carbohydrate + 37 * fat + 8 * (fibre ?? Number.NaN);
      const off = kilojoules - made;
      const mayHaveAlcohol =
        group === 'Drinks' &&
        /beer|wine|cider|spirits|cocktail|liqueur|port|sake|sherry|vermouth|rum|vodka/i.test(name);
      return !(off >= -1 - made / 100 && off <= (mayHaveAlcohol ? 29 * 40 : 1 + made / 100));
    });
    expect(wrong).toEqual([]);
  });

  it('has figures that 100 g can have', () => {
    const wrong = namesWhere(({ per_100g }) => {
      const { kilojoules, protein, carbohydrate, fat, fibre, sodium } = per_100g;
      const figures = [kilojoules, protein, carbohydrate, fat, fibre ?? Number.NaN, sodium ?? Number.NaN];
      const grams = protein + carbohydrate + fat + (fibre ?? 0) + (sodium ?? 0) / 1000;
      return !(
        figures.every((figure) => figure >= 0) &&
        grams <= 100.5 &&
        protein <= 62 &&
        (sodium ?? 0) <= 9000
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has portions that someone eats, a group, and is found by the beginning of its name', () => {
    const wrong = namesWhere(({ name, group, portions, searchTokens }) => {
      const [word = ''] = wordsOf(name);
      const isOdd = portions.some(
        (portion) => portion.name === '' || !(portion.grams >= 3 && portion.grams <= 700),
      );
      return portions.length === 0 || isOdd || group === '' || !searchTokens.includes(word.slice(0, 1));
    });
    expect(wrong).toEqual([]);
  });

  it('says each thing once, but for names that do', () => {
    const DOUBLED = ['Gado gado', 'Yo-yo biscuit'];
    const wrong = namesWhere(({ name }) => {
      if (DOUBLED.includes(name)) return false;
      const words = wordsOf(name.replace(/with|and|in|of|on|no|milk|bread|rice/g, ''));
      return new Set(words).size !== words.length;
    });
    expect(wrong).toEqual([]);
  });

  it('is measured in units that make sense: no drink in pieces, nothing solid in millilitres', () => {
    const has = (food: (typeof foods)[number], unit: string) => food.units.some((one) => one.unit === unit);
    expect(namesWhere((food) => food.group === 'Drinks' && (!has(food, 'ml') || has(food, 'piece')))).toEqual(
      [],
    );
    expect(
      namesWhere(
        (food) => has(food, 'ml') && /Meat and|Fruit|Breads/.test(food.group) && !/juice/i.test(food.name),
      ),
    ).toEqual([]);
    expect(namesWhere(({ units }) => units.some(({ grams }) => !(grams > 0.5 && grams <= 700)))).toEqual([]);
  });
});

it.each([
  ['Banana, raw', 385, 15],
  ['Bread, white', 1040, 60],
  ['Milk, full cream', 270, 15],
  ['Olive oil', 3700, 1],
  ['Beer, full strength', 160, 15],
  ['Rice, white, cooked', 535, 30],
  ['Rice, basmati, dry, uncooked', 1480, 60],
  ['Chicken breast, no skin, poached', 560, 40],
  ['Black beans, dried, uncooked', 1300, 80],
])('gives %s about %d kJ', (name, kilojoules, within) => {
  expect(Math.abs((by(name)?.per_100g.kilojoules ?? 0) - kilojoules)).toBeLessThanOrEqual(within);
});

it.each([
  [
    'Milk, full cream',
    [
      { unit: 'ml', grams: 1.03 },
      { unit: 'cup', grams: 257.5 },
    ],
  ],
  ['Banana, raw', [{ unit: 'piece', grams: 105 }]],
  ['Almonds', [{ unit: 'piece', grams: 1.2 }]],
  [
    'Olive oil',
    [
      { unit: 'ml', grams: 0.9 },
      { unit: 'cup', grams: 225 },
    ],
  ],
  ['Broccoli, cooked', [{ unit: 'cup', grams: 150 }]],
  [
    'Tea, black',
    [
      { unit: 'ml', grams: 1 },
      { unit: 'cup', grams: 250 },
    ],
  ],
  ['Pavlova, with cream and fruit', [{ unit: 'piece', grams: 100 }]],
  ['Chilli con carne', [{ unit: 'cup', grams: 250 }]],
  ['Pasta, spaghetti, dry, uncooked', []],
])('measures %s in %j beside grams', (name, units) => {
  expect(by(name)?.units).toEqual(units);
});
