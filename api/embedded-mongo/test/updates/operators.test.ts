import { Double, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { updatedIn } from '../support/updated';

const database = useDatabase();
const updated = updatedIn(database);

describe('operators', () => {
  it.each([
    [{ a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
    [{ a: [1, 2] }, { $set: { 'a.1': 5, 'a.3': 6 } }, { a: [1, 5, null, 6] }],
    [{ a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
    [{ a: [1, 2, 3] }, { $unset: { 'a.1': '' } }, { a: [1, null, 3] }],
    [{ a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
    [{ a: 2 }, { $inc: { a: 0.5 } }, { a: 2.5 }],
    [{ a: 4 }, { $mul: { a: 3, b: 2 } }, { a: 12, b: 0 }],
    [{ a: 4, b: 4 }, { $min: { a: 3, b: 9, c: 1 } }, { a: 3, b: 4, c: 1 }],
    [{ a: 4, b: 4 }, { $max: { a: 3, b: 9 } }, { a: 4, b: 9 }],
    [{ a: 1, b: { c: 2 } }, { $rename: { a: 'x', 'b.c': 'y.z' } }, { b: {}, x: 1, y: { z: 2 } }],
    [{ a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
    [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
  ])('%j with %j', async (document, update, expected) => {
    expect(await updated(document, update)).toEqual(expected);
  });

  it.each([
    [{ a: [1] }, { $push: { a: 2, b: 1 } }, { a: [1, 2], b: [1] }],
    [{ a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
    [{ a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
    [{ a: [1, 5] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 5] }],
    [{ a: [3, 1] }, { $push: { a: { $each: [2], $sort: 1, $slice: 2 } } }, { a: [1, 2] }],
    [{ a: [3, 1] }, { $push: { a: { $each: [2], $slice: -2 } } }, { a: [1, 2] }],
    [{}, { $push: { a: { $each: [1, 2, 3], $slice: 2 } } }, { a: [1, 2] }],
    [
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    [{ a: [1] }, { $addToSet: { a: 1, b: 2 } }, { a: [1], b: [2] }],
    [
      { a: [{ x: 1 }] },
      { $addToSet: { a: { $each: [{ x: 1 }, { x: 2 }, { x: 2 }] } } },
      { a: [{ x: 1 }, { x: 2 }] },
    ],
    [{ a: [1, 2, 3] }, { $pop: { a: 1, b: 1 } }, { a: [1, 2] }],
    [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
    [{ a: [1, 2, 3, 2] }, { $pull: { a: 2 } }, { a: [1, 3] }],
    [{ a: [1, 2, 3] }, { $pull: { a: { $gte: 2 } } }, { a: [1] }],
    [
      {
        a: [
          { k: 1, v: 1 },
          { k: 2, v: 1 },
        ],
      },
      { $pull: { a: { k: 2 } } },
      { a: [{ k: 1, v: 1 }] },
    ],
    [{ a: ['ab', 'cd'] }, { $pull: { a: /^a/ } }, { a: ['cd'] }],
    [{ a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ])('changes arrays: %j with %j', async (document, update, expected) => {
    expect(await updated(document, update)).toEqual(expected);
  });

  it('sets the current date', async () => {
    const before = Date.now();
    const { at } = (await updated({}, { $currentDate: { at: true } })) as { at: Date };
    expect(at.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('keeps the type of a number', async () => {
    const items = database.collection();
    await items.insertOne({
      _id: 1,
      int: 1,
      double: new Double(1),
      long: Long.fromNumber(1),
      big: 2147483647,
    });
    await items.updateOne({}, { $inc: { int: 1, double: 1, long: 1, big: 1 } });
    const types = {
      int: { $type: '$int' },
      double: { $type: '$double' },
      long: { $type: '$long' },
      big: { $type: '$big' },
    };
    const [found] = await items.aggregate([{ $project: { _id: 0, ...types } }]).toArray();
    expect(found).toEqual({ int: 'int', double: 'double', long: 'long', big: 'long' });
    expect(await items.findOne({}, { projection: { _id: 0, big: 1 } })).toEqual({ big: 2147483648 });
  });
});
