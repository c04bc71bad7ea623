import { Double, Long, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from './support/database';

const database = useDatabase();

/** Returns the ids of the given documents that a filter matches. */
async function idsOf(documents: Loose[], filter: Loose): Promise<unknown[]> {
  const items = database.collection();
  await items.insertMany(documents.map((document, index) => ({ _id: index, ...document })));
  const found = await items.find(filter).sort({ _id: 1 }).toArray();
  return found.map(({ _id }) => _id);
}

describe('comparison', () => {
  const numbers = [
    { a: 1 },
    { a: 2.5 },
    { a: Long.fromNumber(3) },
    { a: '2' },
    { a: null },
    {},
    { a: [0, 4] },
  ];

  it.each([
    [{ a: 1 }, [0]],
    [{ a: new Double(3) }, [2]],
    [{ a: { $gt: 1 } }, [1, 2, 6]],
    [{ a: { $gte: 2.5, $lt: 4 } }, [1, 2, 6]],
    [{ a: { $lt: 1 } }, [6]],
    [{ a: { $lte: '2' } }, [3]],
    [{ a: null }, [4, 5]],
    [{ a: { $ne: null } }, [0, 1, 2, 3, 6]],
    [{ a: { $in: [1, '2', null] } }, [0, 3, 4, 5]],
    [{ a: { $nin: [1, null] } }, [1, 2, 3, 6]],
    [{ a: { $not: { $gt: 1 } } }, [0, 3, 4, 5]],
    [{ a: { $exists: true } }, [0, 1, 2, 3, 4, 6]],
    [{ a: { $exists: false } }, [5]],
    [{ a: { $type: 'number' } }, [0, 1, 2, 6]],
    [{ a: { $type: 'long' } }, [2]],
    [{ a: { $type: ['string', 'null'] } }, [3, 4]],
    [{ a: { $mod: [2, 1] } }, [0, 2]],
    [{ a: { $gte: null } }, [4, 5]],
  ])('finds %j', async (filter, expected) => {
    expect(await idsOf(numbers, filter)).toEqual(expected);
  });

  it('compares dates, object ids and booleans within their type', async () => {
    const early = new ObjectId('000000000000000000000001');
    const documents = [{ a: new Date(5) }, { a: true }, { a: early }, { a: new Date(9) }, { a: 7 }];
    expect(await idsOf(documents, { a: { $gt: new Date(5) } })).toEqual([3]);
    expect(await idsOf(documents, { a: { $gte: false } })).toEqual([1]);
    expect(await idsOf(documents, { a: { $lte: early } })).toEqual([2]);
  });
});

describe('logic', () => {
  const documents = [{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, { b: 3 }];

  it.each([
    [{ $or: [{ a: 2 }, { b: 1 }] }, [0, 2]],
    [{ $and: [{ a: 1 }, { b: { $gt: 1 } }] }, [1]],
    [{ $nor: [{ a: 1 }, { b: 3 }] }, [2]],
    [{ a: 1, $or: [{ b: 2 }, { b: 9 }] }, [1]],
    [{ $expr: { $eq: ['$a', '$b'] } }, [0, 2]],
    [{ $expr: { $gt: ['$b', { $ifNull: ['$a', 0] }] } }, [1, 3]],
  ])('finds %j', async (filter, expected) => {
    expect(await idsOf(documents, filter)).toEqual(expected);
  });
});

describe('arrays and embedded documents', () => {
  const documents = [
    {
      items: [
        { sku: 'a', n: 1 },
        { sku: 'b', n: 5 },
      ],
      tags: ['x', 'y'],
    },
    { items: [{ sku: 'a', n: 5 }], tags: ['y'] },
    { items: [], tags: [] },
    { tags: [['x', 'y'], 'z'] },
    { items: { sku: 'c', n: 2 }, tags: 'x' },
  ];

  it.each([
    [{ 'items.sku': 'a' }, [0, 1]],
    [{ 'items.sku': 'a', 'items.n': 5 }, [0, 1]],
    [{ items: { $elemMatch: { sku: 'a', n: 5 } } }, [1]],
    [{ items: { sku: 'a', n: 5 } }, [1]],
    [{ items: { n: 5, sku: 'a' } }, []],
    [{ 'items.1.sku': 'b' }, [0]],
    [{ 'items.sku': null }, [3]],
    [{ 'items.sku': { $exists: false } }, [2, 3]],
    [{ tags: 'x' }, [0, 4]],
    [{ tags: ['x', 'y'] }, [0, 3]],
    [{ tags: { $all: ['x', 'y'] } }, [0]],
    [{ tags: { $size: 1 } }, [1]],
    [{ tags: { $size: 0 } }, [2]],
    [{ tags: { $elemMatch: { $gt: 'x' } } }, [0, 1, 3]],
    [{ tags: { $in: [/^y/] } }, [0, 1]],
    [{ tags: { $ne: 'x' } }, [1, 2, 3]],
    [{ tags: [] }, [2]],
    [{ items: { $all: [{ $elemMatch: { sku: 'a' } }, { $elemMatch: { sku: 'b' } }] } }, [0]],
    [{ tags: { $type: 'array' } }, [0, 1, 2, 3]],
  ])('finds %j', async (filter, expected) => {
    expect(await idsOf(documents, filter)).toEqual(expected);
  });
});

describe('text', () => {
  const documents = [{ s: 'Magnesium' }, { s: 'magnesium tablets' }, { s: 'zinc\nmagnesium' }, { s: 5 }];

  it.each([
    [{ s: /^magnesium/ }, [1]],
    [{ s: /^magnesium/i }, [0, 1]],
    [{ s: /^magnesium/im }, [0, 1, 2]],
    [{ s: { $regex: 'tab', $options: 'i' } }, [1]],
    [{ s: { $not: /magnesium/i } }, [3]],
  ])('finds %j', async (filter, expected) => {
    expect(await idsOf(documents, filter)).toEqual(expected);
  });
});

describe('order, window and projection', () => {
  it('sorts by type first, and arrays by their smallest or largest element', async () => {
    const items = database.collection();
    const values = ['b', 3, null, true, [9, 1], new Date(0), { z: 1 }, 'a', -1];
    await items.insertMany(values.map((a, _id) => ({ _id, a })));
    const up = await items.find().sort({ a: 1, _id: 1 }).toArray();
    expect(up.map(({ _id }) => _id)).toEqual([2, 8, 4, 1, 7, 0, 6, 3, 5]);
    const down = await items.find().sort({ a: -1, _id: 1 }).toArray();
    expect(down.map(({ _id }) => _id)).toEqual([5, 3, 6, 0, 7, 4, 1, 8, 2]);
  });

  it('skips and limits, and preserves insertion order without a sort', async () => {
    const items = database.collection();
    await items.insertMany([5, 3, 9, 1].map((n) => ({ _id: n })));
    expect(await items.find().skip(1).limit(2).toArray()).toEqual([{ _id: 3 }, { _id: 9 }]);
    expect(await items.countDocuments({}, { skip: 1, limit: 2 })).toBe(2);
  });

  it('returns large results in batches', async () => {
    const items = database.collection();
    await items.insertMany(Array.from({ length: 2500 }, (_, _id) => ({ _id, text: 'x'.repeat(200) })));
    let next = 0;
    for await (const { _id } of items.find().sort({ _id: 1 }).batchSize(100)) expect(_id).toBe(next++);
    expect(next).toBe(2500);
  });

  it.each([
    [{ a: 1 }, { _id: 0, a: 1 }],
    [{ a: 1, _id: 0 }, { a: 1 }],
    [
      { list: 0, sub: 0, s: 0 },
      { _id: 0, a: 1 },
    ],
    [{ 'sub.x': 1 }, { _id: 0, sub: { x: 1 } }],
    [
      { 'sub.x': 0, list: 0, s: 0 },
      { _id: 0, a: 1, sub: { y: 2 } },
    ],
    [{ 'list.k': 1 }, { _id: 0, list: [{ k: 1 }, { k: 2 }, { k: 3 }] }],
    [
      { list: { $slice: -1 }, a: 1 },
      { _id: 0, a: 1, list: [{ k: 3, v: 'c' }] },
    ],
    [
      { list: { $slice: [1, 1] }, a: 1 },
      { _id: 0, a: 1, list: [{ k: 2, v: 'b' }] },
    ],
    [{ list: { $elemMatch: { k: { $gt: 1 } } } }, { _id: 0, list: [{ k: 2, v: 'b' }] }],
    [
      { _id: 0, up: { $toUpper: '$s' }, n: { $literal: 5 } },
      { up: 'ABC', n: 5 },
    ],
    [{ _id: 1 }, { _id: 0 }],
  ])('projects %j', async (projection: Loose, expected) => {
    const items = database.collection();
    const list = [
      { k: 1, v: 'a' },
      { k: 2, v: 'b' },
      { k: 3, v: 'c' },
    ];
    await items.insertOne({ _id: 0, a: 1, sub: { x: 1, y: 2 }, list, s: 'abc' });
    expect(await items.findOne({}, { projection })).toEqual(expected);
  });

  it('projects the element that the filter matched', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 0, list: [{ k: 1 }, { k: 2 }] });
    const found = await items.findOne({ 'list.k': 2 }, { projection: { 'list.$': 1 } });
    expect(found).toEqual({ _id: 0, list: [{ k: 2 }] });
  });

  it('returns distinct values, and the elements of arrays', async () => {
    const items = database.collection();
    await items.insertMany([{ a: [1, 2] }, { a: 2 }, { a: new Double(2) }, {}, { a: 'x' }]);
    expect((await items.distinct('a')).sort()).toEqual([1, 2, 'x']);
    expect(await items.distinct('a', { a: 'x' })).toEqual(['x']);
  });
});

describe('refusals', () => {
  it.each([
    [{ a: { $foo: 1 } }, 2],
    [{ $foo: 1 }, 2],
    [{ $or: [] }, 2],
    [{ a: { $in: 5 } }, 2],
    [{ a: { $regex: '(' } }, 51091],
    [{ $expr: { $foo: 1 } }, 168],
  ])('refuses %j with code %i', async (filter: Loose, code) => {
    const items = database.collection();
    await items.insertOne({ a: 1 });
    expect(await errorCode(items.find(filter).toArray())).toBe(code);
  });

  it('refuses a projection that mixes including and excluding', async () => {
    const items = database.collection();
    expect(await errorCode(items.findOne({}, { projection: { a: 1, b: 0 } }))).toBe(31254);
  });
});
