import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { byId, runOn } from '../support/sales';

const database = useDatabase();
const run = runOn(database);

describe('stages', () => {
  it('unwinds arrays, with and without preserving empty ones', async () => {
    const rows = await run([{ $unwind: '$tags' }, { $project: { tags: 1 } }]);
    expect(rows).toEqual([
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
      { _id: 2, tags: 'y' },
    ]);
    const kept = await run([
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      { $project: { tags: 1, i: 1 } },
    ]);
    expect(kept).toHaveLength(5);
    expect(kept.slice(-2)).toEqual([
      { _id: 3, i: null },
      { _id: 4, i: null },
    ]);
  });

  it('adds, removes and replaces fields', async () => {
    const pipeline = [
      { $match: { _id: 1 } },
      { $addFields: { 'meta.taxed': { $multiply: ['$price', 1.1] }, brand: { $toUpper: '$brand' } } },
      { $set: { cents: { $round: [{ $multiply: ['$meta.taxed', 100] }, 0] } } },
      { $unset: ['meta', 'tags', 'at'] },
    ];
    expect(await run(pipeline)).toEqual([{ _id: 1, brand: 'A', price: 10, cents: 1100 }]);
    expect(
      await run([{ $match: { _id: 2 } }, { $replaceRoot: { newRoot: { id: '$_id', b: '$brand' } } }]),
    ).toEqual([{ id: 2, b: 'b' }]);
    expect(
      await run([{ $match: { _id: 2 } }, { $replaceWith: { $mergeObjects: [{ z: 1 }, { p: '$price' }] } }]),
    ).toEqual([{ z: 1, p: 20 }]);
    expect(await run([{ $match: { _id: 2 } }, { $project: { at: 0, tags: 0 } }])).toEqual([
      { _id: 2, brand: 'b', price: 20 },
    ]);
  });

  it('respects the order of stages', async () => {
    expect(
      await run([
        { $sort: { price: -1, _id: 1 } },
        { $limit: 2 },
        { $match: { brand: 'b' } },
        { $project: { _id: 1 } },
      ]),
    ).toEqual([{ _id: 2 }]);
    expect(
      await run([{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }]),
    ).toEqual([{ _id: 3 }, { _id: 2 }]);
    expect(await run([byId, { $limit: 3 }, { $skip: 1 }, { $project: { _id: 1 } }])).toEqual([
      { _id: 2 },
      { _id: 3 },
    ]);
    expect(
      await run([byId, { $limit: 3 }, { $sort: { _id: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }]),
    ).toEqual([{ _id: 3 }]);
  });
});
