import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from './support/database';

const database = useDatabase();

/** A collection with this many documents. */
async function filled(count: number): Promise<Loose> {
  const items = database.collection();
  await items.insertMany(Array.from({ length: count }, (_, n) => ({ n: (n * 7919) % count, g: n % 50 })));
  return items;
}

const LONG = {
  $reduce: { input: { $range: [0, 20_000_000] }, initialValue: 0, in: { $add: ['$$value', '$$this'] } },
};

describe('maxTimeMS stops', () => {
  it.each([
    ['a sort', [{ $sort: { g: 1, n: -1 } }]],
    ['a group', [{ $group: { _id: '$n', all: { $push: '$g' } } }, { $sort: { _id: 1 } }]],
    [
      'many documents made of one',
      [{ $limit: 1 }, { $set: { a: { $range: [0, 300_000] } } }, { $unwind: '$a' }],
    ],
    ['one long expression', [{ $limit: 1 }, { $set: { a: LONG } }]],
    [
      'a join without an index',
      [{ $lookup: { from: 'c1', localField: 'n', foreignField: 'none', as: 'x' } }],
    ],
  ])('%s', async (_, pipeline: Loose) => {
    const items = await filled(20_000);
    const started = performance.now();
    expect(await errorCode(items.aggregate(pipeline, { maxTimeMS: 20 }).toArray())).toBe(50);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('a sort of find', async () => {
    const items = await filled(20_000);
    expect(await errorCode(items.find().sort({ g: 1, n: 1 }).maxTimeMS(10).toArray())).toBe(50);
  });

  it('an update, which then changes nothing', async () => {
    const items = await filled(20_000);
    expect(await errorCode(items.updateMany({}, { $set: { done: true } }, { maxTimeMS: 5 }))).toBe(50);
    expect(await items.countDocuments({ done: true })).toBe(0);
  });

  it('but not a cursor whose client takes its time', async () => {
    const items = await filled(300);
    const cursor = items.find().batchSize(100).maxTimeMS(150);
    await cursor.next();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(await cursor.toArray()).toHaveLength(299);
  });
});
