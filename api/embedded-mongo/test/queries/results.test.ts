import { Double } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';

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

  it('returns distinct values, and the elements of arrays', async () => {
    const items = database.collection();
    await items.insertMany([{ a: [1, 2] }, { a: 2 }, { a: new Double(2) }, {}, { a: 'x' }]);
    expect((await items.distinct('a')).sort()).toEqual([1, 2, 'x']);
    expect(await items.distinct('a', { a: 'x' })).toEqual(['x']);
  });
});
