import type { Collection } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { type Loose, useDatabase } from './support/database';

const database = useDatabase();

/** A seeded generator: the same numbers on every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Pick = (below: number) => number;

const VALUES: Loose[] = [
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
const FIELDS = ['a', 'b', 'c', 's.x', 's.y'];

function value(pick: Pick): Loose {
  return VALUES[pick(VALUES.length)];
}

function document(pick: Pick, _id: number): Loose {
  const result: Loose = { _id };
  // Only one field holds arrays, as an index allows.
  if (pick(5) > 0) result.a = value(pick);
  if (pick(5) > 0) result.b = pick(4);
  if (pick(5) > 0) result.c = ['x', 'y', null, 3][pick(4)];
  const item = (): Loose => ({ x: pick(3), ...(pick(2) && { y: pick(3) }) });
  if (!Array.isArray(result.a)) result.s = pick(2) ? item() : Array.from({ length: pick(4) }, item);
  return result;
}

function condition(pick: Pick): Loose {
  const single = VALUES[pick(12)];
  const number = pick(4) - 1;
  return [
    single,
    { $gt: number },
    { $gte: number + 1, $lt: number + 3 },
    { $lte: single ?? 0 },
    { $in: [single, pick(3), 'x'] },
    { $ne: single },
    { $exists: pick(2) === 0 },
    { $nin: [1, 'a'] },
    { $not: { $gt: number } },
  ][pick(9)];
}

function filter(pick: Pick): Loose {
  const fields = Array.from({ length: 1 + pick(3) }, () => FIELDS[pick(FIELDS.length)] as string);
  const result: Loose = Object.fromEntries(fields.map((field) => [field, condition(pick)]));
  if (pick(5) === 0) result.s = { $elemMatch: { x: pick(3), y: pick(3) } };
  if (pick(6) === 0) return { $or: [result, { b: pick(4) }] };
  return result;
}

function sort(pick: Pick): Loose {
  const patterns = [['a'], ['b'], ['b', 'c'], ['c'], ['s.x', 'b'], ['c', 'a'], []];
  const fields = [...(patterns[pick(patterns.length)] as string[]), '_id'];
  const direction = pick(2) ? 1 : -1;
  // Mostly one direction, as the indexes have it; sometimes mixed.
  return Object.fromEntries(fields.map((field) => [field, pick(6) === 0 ? -direction : direction]));
}

async function fill(items: Collection<Loose>, pick: Pick): Promise<void> {
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

describe('plans', () => {
  it.each([1, 2, 3])('return the same results with and without indexes (seed %i)', async (seed) => {
    const pick = generator(seed);
    const items = database.collection();
    await fill(items, pick);
    for (let round = 0; round < 120; round++) {
      const query = filter(pick);
      const order = sort(pick);
      const limit = pick(3) * 5;
      const context = JSON.stringify({ query, order, limit });
      const plain = await items.find(query).hint({ $natural: 1 }).sort(order).limit(limit).toArray();
      const planned = await items.find(query).sort(order).limit(limit).toArray();
      expect(planned, context).toEqual(plain);
      const all = await items.find(query).hint({ $natural: 1 }).toArray();
      expect(await items.countDocuments(query), context).toBe(all.length);
    }
  });
});
