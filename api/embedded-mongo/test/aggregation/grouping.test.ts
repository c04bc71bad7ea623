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
});
