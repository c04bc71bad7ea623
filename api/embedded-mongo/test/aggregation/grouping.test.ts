import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { byId, runOn } from '../support/sales';

const database = useDatabase();
const run = runOn(database);

describe('grouping and counting', () => {
  it('groups with every common accumulator', async () => {
    const group = {
      _id: '$brand',
      count: { $sum: 1 },
      total: { $sum: '$price' },
      average: { $avg: '$price' },
      least: { $min: '$price' },
      most: { $max: '$price' },
      first: { $first: '$_id' },
      last: { $last: '$_id' },
      ids: { $push: '$_id' },
      number: { $count: {} },
    };
    const [a, b] = await run([byId, { $group: group }, byId]);
    expect(a).toEqual({
      _id: 'a',
      count: 2,
      total: 40,
      average: 20,
      least: 10,
      most: 30,
      first: 1,
      last: 3,
      ids: [1, 3],
      number: 2,
    });
    expect(b).toMatchObject({ _id: 'b', count: 1, ids: [2] });
  });

  it('groups by several fields, by dates and by nothing', async () => {
    const month = { year: { $year: '$at' }, month: { $month: '$at' } };
    expect(await run([{ $group: { _id: month, n: { $sum: 1 } } }, { $sort: { '_id.month': 1 } }])).toEqual([
      { _id: { year: 2026, month: 1 }, n: 2 },
      { _id: { year: 2026, month: 2 }, n: 2 },
    ]);
    expect(
      await run([
        { $group: { _id: null, brands: { $addToSet: '$brand' } } },
        { $project: { _id: 0, n: { $size: '$brands' } } },
      ]),
    ).toEqual([{ n: 3 }]);
    const top = { $top: { sortBy: { price: -1 }, output: '$_id' } };
    expect(
      await run([{ $group: { _id: null, dearest: top, two: { $firstN: { input: '$_id', n: 2 } } } }]),
    ).toMatchObject([{ dearest: 3 }]);
  });

  it('counts, sorts by count, buckets and facets', async () => {
    expect(await run([{ $match: { price: { $gte: 20 } } }, { $count: 'n' }])).toEqual([{ n: 3 }]);
    expect(await run([{ $match: { price: 999 } }, { $count: 'n' }])).toEqual([]);
    expect((await run([{ $sortByCount: '$brand' }]))[0]).toEqual({ _id: 'a', count: 2 });
    const bucket = {
      $bucket: {
        groupBy: '$price',
        boundaries: [0, 15, 25],
        default: 'more',
        output: { n: { $sum: 1 }, ids: { $push: '$_id' } },
      },
    };
    expect(await run([byId, bucket])).toEqual([
      { _id: 0, n: 1, ids: [1] },
      { _id: 15, n: 2, ids: [2, 4] },
      { _id: 'more', n: 1, ids: [3] },
    ]);
    const facet = {
      $facet: {
        dear: [{ $match: { price: { $gt: 15 } } }, { $count: 'n' }],
        tags: [{ $unwind: '$tags' }, { $sortByCount: '$tags' }],
      },
    };
    expect(await run([facet])).toEqual([
      {
        dear: [{ n: 3 }],
        tags: [
          { _id: 'y', count: 2 },
          { _id: 'x', count: 1 },
        ],
      },
    ]);
  });

  it('computes windows over sorted partitions', async () => {
    const window = {
      partitionBy: '$brand',
      sortBy: { _id: 1 },
      output: { running: { $sum: '$price', window: { documents: ['unbounded', 'current'] } } },
    };
    const rows = await run([
      { $setWindowFields: window },
      { $match: { brand: 'a' } },
      byId,
      { $project: { running: 1 } },
    ]);
    expect(rows).toEqual([
      { _id: 1, running: 10 },
      { _id: 3, running: 40 },
    ]);
  });
});
