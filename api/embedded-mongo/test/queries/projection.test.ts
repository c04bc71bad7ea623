import { describe, expect, it } from 'vitest';
import { type Loose, useDatabase } from '../support/database';

const database = useDatabase();

describe('projections', () => {
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
});
