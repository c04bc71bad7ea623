import { expect, it } from 'vitest';
import { wordsOf } from '../../src/domains/food-diary/search-tokens';
import { foodDocuments } from '.';

const foods = foodDocuments();

it('contains about two hundred foods, each once', () => {
  expect(foods.length).toBeGreaterThan(200);
  expect(new Set(foods.map(({ _id }) => _id)).size).toBe(foods.length);
  expect(new Set(foods.map(({ name }) => name)).size).toBe(foods.length);
});

it.each(foods.map((food) => [food.name, food] as const))(
  '%s has figures that 100 g can have',
  (_name, food) => {
    const { kilojoules, protein, carbohydrate, fat } = food.per_100g;
    for (const figure of [kilojoules, protein, carbohydrate, fat]) expect(Number.isFinite(figure)).toBe(true);
    expect(Math.min(kilojoules, protein, carbohydrate, fat)).toBeGreaterThanOrEqual(0);
    expect(protein + carbohydrate + fat).toBeLessThanOrEqual(100);
    expect(kilojoules).toBeLessThanOrEqual(3700);
    expect(food.portions.length).toBeGreaterThan(0);
    for (const { name, grams } of food.portions) {
      expect(name).not.toBe('');
      expect(grams).toBeGreaterThanOrEqual(3);
      expect(grams).toBeLessThanOrEqual(700);
    }
    const [word = ''] = wordsOf(food.name);
    expect(food.searchTokens).toContain(word.slice(0, 1));
  },
);

it.each([
  ['Banana, raw', 385, 15],
  ['Bread, white', 1040, 60],
  ['Milk, full cream', 270, 15],
  ['Olive oil', 3700, 1],
  ['Beer, full strength', 160, 15],
  ['Rice, white, cooked', 535, 30],
])('gives %s about %d kJ', (name, kilojoules, within) => {
  const food = foods.find((candidate) => candidate.name === name);
  expect(Math.abs((food?.per_100g.kilojoules ?? 0) - kilojoules)).toBeLessThanOrEqual(within);
});
