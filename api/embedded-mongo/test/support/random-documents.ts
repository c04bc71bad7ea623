import type { Collection } from 'mongodb';
import type { Loose } from './database';
import type { Random } from './random';

/** Values of many types; the first twelve are scalars. */
export const VALUES: Loose[] = [
  0,
  1,
  2,
  3,
  2.5,
  -1,
  'a',
  'b',
  'ab',
  null,
  true,
  new Date(1000),
  [],
  [1],
  [1, 3],
  [-1, 9],
  [0, 9, 4],
  [9, -1, 'b'],
  ['a', 2],
  { x: 1 },
];

function value(pick: Random): Loose {
  return VALUES[pick(VALUES.length)];
}

function document(pick: Random, _id: number): Loose {
  const result: Loose = { _id };
  // Only one field holds arrays, as an index allows.
  if (pick(5) > 0) result.a = value(pick);
  if (pick(5) > 0) result.b = pick(4);
  if (pick(5) > 0) result.c = ['x', 'y', null, 3][pick(4)];
  const item = (): Loose => ({ x: pick(3), ...(pick(2) && { y: pick(3) }) });
  if (!Array.isArray(result.a)) result.s = pick(2) ? item() : Array.from({ length: pick(4) }, item);
  return result;
}

/** Stores random documents under many indexes, and replaces some of them. */
export async function fill(items: Collection<Loose>, pick: Random): Promise<void> {
  await items.createIndexes([
    { key: { a: 1, _id: 1 } },
    { key: { b: 1, _id: 1 } },
    { key: { b: 1, c: 1, _id: 1 } },
    { key: { c: -1, _id: -1 } },
    { key: { a: -1, b: 1 } },
    { key: { b: 1, c: -1, a: 1 } },
    { key: { c: 1, b: 1 }, sparse: true },
    { key: { 's.x': 1, 's.y': -1 } },
    { key: { b: -1, 's.y': 1 } },
    { key: { c: 1, a: 1 }, partialFilterExpression: { b: { $gte: 2 } } },
  ]);
  await items.insertMany(Array.from({ length: 150 }, (_, id) => document(pick, id)));
  for (let n = 0; n < 60; n++)
    await items.replaceOne(
      { _id: pick(150) },
      { ...document(pick, 0), _id: undefined },
      { ignoreUndefined: true },
    );
}
