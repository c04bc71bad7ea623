import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { byId, runOn } from '../support/sales';

const database = useDatabase();
const run = runOn(database);

describe('counting', () => {
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
});
