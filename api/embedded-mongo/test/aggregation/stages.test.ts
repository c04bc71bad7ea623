import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';
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

describe('$listLocalSessions', () => {
  it('lists the sessions that clients use, until they end', async () => {
    const admin = database.client.db('admin');
    const listed = async (id: Loose): Promise<number> => {
      const all = await admin.aggregate([{ $listLocalSessions: {} }]).toArray();
      return all.filter(({ _id }) => _id.id.toString('hex') === id.toString('hex')).length;
    };
    const session = database.client.startSession();
    await admin.command({ ping: 1 }, { session });
    const { id } = session.id ?? {};
    expect(await listed(id)).toBe(1);
    await admin.command({ endSessions: [{ id }] });
    expect(await listed(id)).toBe(0);
    await session.endSession();
  });
});

describe('refusals', () => {
  it.each([
    [[{ $foo: 1 }], 40324],
    [[{ $project: { a: { $foo: 1 } } }], 168],
    [[{ $group: { n: { $sum: 1 } } }], 15955],
    [[{ $group: { _id: null, n: { $foo: 1 } } }], 15952],
    [[{ $match: 5 }], 15959],
    [[{ $limit: 0 }], 15958],
    [[{ $project: { a: '$$nope' } }], 17276],
    [[{ $project: { a: { $divide: [1, 0] } } }], 2],
    [[{ $a: 1, $b: 1 }], 40323],
    [[{ $project: { a: { $size: '$price' } } }], 17124],
  ])('refuses %j with code %i', async (pipeline: Loose, code) => {
    expect(await errorCode(run(pipeline))).toBe(code);
  });
});
