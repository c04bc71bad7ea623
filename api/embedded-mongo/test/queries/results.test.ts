import { Double } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';

const database = useDatabase();

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
