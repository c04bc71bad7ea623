import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from './support/database';

const database = useDatabase();

const sales = [
  { _id: 1, brand: 'a', price: 10, tags: ['x', 'y'], at: new Date('2026-01-05T10:00:00Z') },
  { _id: 2, brand: 'b', price: 20, tags: ['y'], at: new Date('2026-01-20T00:00:00Z') },
  { _id: 3, brand: 'a', price: 30, tags: [], at: new Date('2026-02-01T00:00:00Z') },
  { _id: 4, brand: 'c', price: 20, at: new Date('2026-02-03T00:00:00Z') },
];

async function run(pipeline: Loose[], documents: Loose[] = sales): Promise<Loose[]> {
  const items = database.collection();
  await items.insertMany(documents);
  return items.aggregate(pipeline).toArray();
}

const byId = { $sort: { _id: 1 } };

describe('stages', () => {
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

describe('joins', () => {
  async function shop(): Promise<{ orders: Loose; products: string }> {
    const products = database.collection();
    const orders = database.collection();
    await products.createIndex({ code: 1 });
    await products.insertMany([
      { _id: 1, code: 'a', stock: 5 },
      { _id: 2, code: 'b', stock: 0 },
      { _id: 3, stock: 1 },
    ]);
    await orders.insertMany([
      { _id: 1, code: 'a', lines: ['a', 'b'] },
      { _id: 2, code: 'z', lines: [] },
      { _id: 3, lines: ['b'] },
    ]);
    return { orders, products: products.collectionName };
  }

  it('joins by a field, and missing fields to missing ones', async () => {
    const { orders, products } = await shop();
    const lookup = { from: products, localField: 'code', foreignField: 'code', as: 'found' };
    const rows = await orders
      .aggregate([byId, { $lookup: lookup }, { $project: { found: '$found._id' } }])
      .toArray();
    expect(rows).toEqual([
      { _id: 1, found: [1] },
      { _id: 2, found: [] },
      { _id: 3, found: [3] },
    ]);
  });

  it('joins each element of an array', async () => {
    const { orders, products } = await shop();
    const lookup = { from: products, localField: 'lines', foreignField: 'code', as: 'found' };
    const rows = await orders
      .aggregate([byId, { $lookup: lookup }, { $project: { found: '$found._id' } }])
      .toArray();
    expect(rows).toEqual([
      { _id: 1, found: [1, 2] },
      { _id: 2, found: [] },
      { _id: 3, found: [2] },
    ]);
  });

  it('joins by a pipeline with variables', async () => {
    const { orders, products } = await shop();
    const pipeline = [
      { $match: { $expr: { $and: [{ $in: ['$code', '$$lines'] }, { $gt: ['$stock', 0] }] } } },
      { $project: { _id: 0, code: 1 } },
    ];
    const lookup = { from: products, let: { lines: '$lines' }, pipeline, as: 'inStock' };
    const rows = await orders.aggregate([byId, { $lookup: lookup }, { $project: { inStock: 1 } }]).toArray();
    expect(rows).toEqual([
      { _id: 1, inStock: [{ code: 'a' }] },
      { _id: 2, inStock: [] },
      { _id: 3, inStock: [] },
    ]);
  });

  it('appends another collection and traverses a tree', async () => {
    const { orders, products } = await shop();
    expect(await orders.aggregate([{ $unionWith: products }, { $count: 'n' }]).toArray()).toEqual([{ n: 6 }]);
    const tree = database.collection();
    await tree.insertMany([{ _id: 1 }, { _id: 2, parent: 1 }, { _id: 3, parent: 2 }, { _id: 4, parent: 1 }]);
    const graph = {
      from: tree.collectionName,
      startWith: '$_id',
      connectFromField: '_id',
      connectToField: 'parent',
      as: 'below',
    };
    const [root] = await tree.aggregate([{ $match: { _id: 1 } }, { $graphLookup: graph }]).toArray();
    expect(root?.below.map(({ _id }: Loose) => _id).sort()).toEqual([2, 3, 4]);
  });
});

describe('expressions', () => {
  const doc = {
    _id: 1,
    n: 7,
    s: 'Salt Bush',
    list: [3, 1, 2],
    sub: { a: 1, b: 2 },
    at: new Date('2026-03-04T05:06:07Z'),
    none: null,
  };

  it.each([
    [{ $add: ['$n', 1, 2] }, 10],
    [{ $add: ['$at', 1000] }, new Date('2026-03-04T05:06:08Z')],
    [{ $subtract: ['$n', 10] }, -3],
    [{ $multiply: ['$n', '$none'] }, null],
    [{ $divide: [7, 2] }, 3.5],
    [{ $mod: ['$n', 4] }, 3],
    [{ $round: [2.5] }, 2],
    [{ $floor: -1.5 }, -2],
    [{ $abs: -3 }, 3],
    [{ $cond: [{ $gt: ['$n', 5] }, 'big', 'small'] }, 'big'],
    // biome-ignore lint/suspicious/noThenProperty: the operator's own name
    [{ $cond: { if: '$none', then: 1, else: 2 } }, 2],
    [{ $ifNull: ['$none', '$missing', 'x'] }, 'x'],
    // biome-ignore lint/suspicious/noThenProperty: the operator's own name
    [{ $switch: { branches: [{ case: { $eq: ['$n', 1] }, then: 'a' }], default: 'b' } }, 'b'],
    [{ $and: ['$n', { $not: ['$none'] }] }, true],
    [{ $in: [2, '$list'] }, true],
    [{ $size: '$list' }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $slice: ['$list', 1, 2] }, [1, 2]],
    [{ $filter: { input: '$list', as: 'x', cond: { $gt: ['$$x', 1] } } }, [3, 2]],
    [{ $map: { input: '$list', in: { $multiply: ['$$this', 2] } } }, [6, 2, 4]],
    [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $sortArray: { input: '$list', sortBy: 1 } }, [1, 2, 3]],
    [{ $concatArrays: ['$list', [9]] }, [3, 1, 2, 9]],
    [{ $sum: '$list' }, 6],
    [{ $max: ['$n', 9] }, 9],
    [{ $indexOfArray: ['$list', 1] }, 1],
    [{ $range: [0, 3] }, [0, 1, 2]],
    [
      {
        $setUnion: [
          [1, 2],
          [2, 3],
        ],
      },
      [1, 2, 3],
    ],
    [{ $concat: ['$s', '!'] }, 'Salt Bush!'],
    [{ $toLower: '$s' }, 'salt bush'],
    [{ $split: ['$s', ' '] }, ['Salt', 'Bush']],
    [{ $substrCP: ['$s', 0, 4] }, 'Salt'],
    [{ $strLenCP: '$s' }, 9],
    [{ $trim: { input: '  x ' } }, 'x'],
    [{ $regexMatch: { input: '$s', regex: '^salt', options: 'i' } }, true],
    [{ $replaceAll: { input: '$s', find: 'S', replacement: 's' } }, 'salt Bush'],
    [
      { $objectToArray: '$sub' },
      [
        { k: 'a', v: 1 },
        { k: 'b', v: 2 },
      ],
    ],
    [{ $arrayToObject: [[['k', 1]]] }, { k: 1 }],
    [{ $mergeObjects: ['$sub', { b: 3 }] }, { a: 1, b: 3 }],
    [{ $getField: { field: 'a', input: '$sub' } }, 1],
    [{ $let: { vars: { x: 2 }, in: { $multiply: ['$$x', '$n'] } } }, 14],
    [{ $toString: '$n' }, '7'],
    [{ $toInt: '42' }, 42],
    [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
    [{ $type: '$missing' }, 'missing'],
    [{ $dateToString: { date: '$at', format: '%Y-%m-%d' } }, '2026-03-04'],
    [{ $dateTrunc: { date: '$at', unit: 'day' } }, new Date('2026-03-04T00:00:00Z')],
    [{ $dateAdd: { startDate: '$at', unit: 'day', amount: 1 } }, new Date('2026-03-05T05:06:07Z')],
    [{ $dateDiff: { startDate: '$at', endDate: new Date('2026-03-06T00:00:00Z'), unit: 'day' } }, 2],
    [{ $dayOfWeek: '$at' }, 4],
    [{ $literal: '$n' }, '$n'],
    ['$sub.a', 1],
    ['$$ROOT.n', 7],
  ])('%j is %j', async (expression, expected) => {
    const [found] = await run([{ $project: { _id: 0, value: expression } }], [doc]);
    expect(found.value).toEqual(expected);
  });

  it('omits missing values', async () => {
    expect(await run([{ $project: { _id: 0, a: '$missing', b: '$$REMOVE', c: 'x' } }], [doc])).toEqual([
      { c: 'x' },
    ]);
  });

  it('reads fields through arrays', async () => {
    const documents = [{ _id: 1, lines: [{ n: 1 }, { n: 2 }, {}] }];
    expect(
      await run([{ $project: { _id: 0, all: '$lines.n', total: { $sum: '$lines.n' } } }], documents),
    ).toEqual([{ all: [1, 2], total: 3 }]);
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
