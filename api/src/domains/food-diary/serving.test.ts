import { expect, it } from 'vitest';
import { readEntry } from './serving';

const stored = (grams: number, portion: string | null) => ({
  ...{ id: 'e', meal: 'lunch' as const, food_id: 'f', name: 'F', grams, portion },
  ...{ unit: null, units: [] },
  per_100g: { kilojoules: 1, protein: 1, carbohydrate: 1, fat: 1, fibre: 1, sodium: 1 },
});

it.each([
  [105, '1 medium', { name: '1 medium', grams: 105 }, 1],
  [387, '1.5 × 1 cup', { name: '1 cup', grams: 258 }, 1.5],
  [64, '2 × 4 dates', { name: '4 dates', grams: 32 }, 2],
  [200, null, null, null],
])(
  'reads the serving of an entry of %d g stored as %j by an earlier release',
  (grams, portion, serving, quantity) => {
    expect(readEntry(stored(grams, portion))).toEqual({ ...stored(grams, portion), serving, quantity });
  },
);

it('leaves an entry that has its serving', () => {
  const serving = { name: '1 cup', grams: 258 };
  const half = { ...stored(129, '0.5 × 1 cup'), serving, quantity: 0.5 };
  expect(readEntry(half)).toEqual(half);
  const weighed = { ...stored(90, null), serving, quantity: null };
  expect(readEntry(weighed)).toEqual(weighed);
});

it('does not know the fibre, sodium and units of an entry of an earlier release', () => {
  const { fibre: _fibre, sodium: _sodium, ...older } = stored(90, null).per_100g;
  const { unit: _unit, units: _units, ...entry } = stored(90, null);
  const { per_100g, unit, units } = readEntry({ ...entry, per_100g: older });
  expect(per_100g).toEqual({ ...older, fibre: null, sodium: null });
  expect([unit, units]).toEqual([null, []]);
});
