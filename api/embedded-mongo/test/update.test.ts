import { Double, Long, ReturnDocument } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from './support/database';

const database = useDatabase();

/** Returns the result of updating one document. */
async function updated(
  document: Loose,
  update: Loose,
  options: Loose = {},
  filter: Loose = {},
): Promise<unknown> {
  const items = database.collection();
  await items.insertOne({ _id: 1, ...document });
  await items.updateOne(filter, update, options);
  const { _id, ...rest } = await items.findOne({ _id: 1 });
  return rest;
}

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

describe('positions in arrays', () => {
  const lines = {
    lines: [
      { sku: 'a', n: 1 },
      { sku: 'b', n: 2 },
      { sku: 'c', n: 3 },
    ],
  };

  it('changes the element that the filter matched', async () => {
    const result = await updated(lines, { $inc: { 'lines.$.n': 10 } }, {}, { 'lines.sku': 'b' });
    expect(result).toMatchObject({ lines: [{ n: 1 }, { n: 12 }, { n: 3 }] });
    const matched = await updated(
      lines,
      { $set: { 'lines.$': null } },
      {},
      { lines: { $elemMatch: { n: { $gt: 2 } } } },
    );
    expect(matched).toMatchObject({ lines: [{ n: 1 }, { n: 2 }, null] });
  });

  it('changes every element', async () => {
    expect(await updated(lines, { $inc: { 'lines.$[].n': 1 } })).toMatchObject({
      lines: [{ n: 2 }, { n: 3 }, { n: 4 }],
    });
  });

  it('changes the elements that an array filter selects', async () => {
    const arrayFilters = [{ $or: [{ 'line.sku': 'a' }, { 'line.n': { $gte: 3 } }] }];
    const result = await updated(lines, { $set: { 'lines.$[line].n': 0 } }, { arrayFilters });
    expect(result).toMatchObject({ lines: [{ n: 0 }, { n: 2 }, { n: 0 }] });
    expect(
      await updated({ a: [1, 5, 9] }, { $set: { 'a.$[x]': 0 } }, { arrayFilters: [{ x: { $gt: 4 } }] }),
    ).toEqual({ a: [1, 0, 0] });
  });
});

describe('pipelines and replacements', () => {
  it('computes fields from the document', async () => {
    const stages = [{ $set: { total: { $multiply: ['$n', '$price'] } } }, { $unset: 'price' }];
    expect(await updated({ n: 3, price: 250 }, stages)).toEqual({ n: 3, total: 750 });
  });

  it('replaces the document and keeps its id', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, a: 1, b: 2 });
    await items.replaceOne({ a: 1 }, { c: 3 });
    expect(await items.findOne()).toEqual({ _id: 1, c: 3 });
  });
});

describe('upsert', () => {
  it('inserts what the filter requires, with the update applied', async () => {
    const items = database.collection();
    const update = { $set: { b: 2 }, $inc: { n: 1 }, $setOnInsert: { c: 3 } };
    const result = await items.updateOne({ a: 1, 'x.y': { $eq: 5 }, z: { $gt: 1 } }, update, {
      upsert: true,
    });
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    expect(await items.findOne({}, { projection: { _id: 0 } })).toEqual({
      a: 1,
      x: { y: 5 },
      b: 2,
      n: 1,
      c: 3,
    });
    expect(await items.updateOne({ a: 1 }, update, { upsert: true })).toMatchObject({
      matchedCount: 1,
      upsertedCount: 0,
    });
    expect(await items.countDocuments()).toBe(1);
  });

  it('takes the id from the filter', async () => {
    const items = database.collection();
    expect((await items.replaceOne({ _id: 'k' }, { v: 1 }, { upsert: true })).upsertedId).toBe('k');
    expect(await items.findOne()).toEqual({ _id: 'k', v: 1 });
  });
});

describe('counts', () => {
  it('distinguishes matched from modified', async () => {
    const items = database.collection();
    await items.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }]);
    expect(await items.updateMany({ a: { $gte: 1 } }, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 3,
      modifiedCount: 1,
    });
    expect(await items.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await items.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 2 });
  });

  it('updates each document once, even if it moves within the index that finds it', async () => {
    const items = database.collection();
    await items.createIndex({ n: 1 });
    await items.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
    await items.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000 } });
    expect(await items.countDocuments({ n: { $gte: 1000, $lt: 1300 } })).toBe(300);
  });
});

describe('findOneAndUpdate', () => {
  it('returns the document before or after, in sort order', async () => {
    const items = database.collection();
    await items.insertMany([
      { _id: 1, n: 5 },
      { _id: 2, n: 3 },
    ]);
    expect(await items.findOneAndUpdate({}, { $inc: { n: 10 } }, { sort: { n: 1 } })).toEqual({
      _id: 2,
      n: 3,
    });
    const after = await items.findOneAndUpdate(
      { _id: 2 },
      { $inc: { n: 1 } },
      { returnDocument: ReturnDocument.AFTER, projection: { n: 1, _id: 0 } },
    );
    expect(after).toEqual({ n: 14 });
    expect(await items.findOneAndDelete({ _id: 2 })).toEqual({ _id: 2, n: 14 });
    expect(await items.findOneAndReplace({ _id: 1 }, { m: 1 }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      m: 1,
    });
    expect(await items.findOneAndUpdate({ _id: 9 }, { $set: { a: 1 } })).toBeNull();
  });

  it('counts exactly when many callers upsert the same key', async () => {
    const items = database.collection();
    const hit = () =>
      items.findOneAndUpdate(
        { _id: 'key' },
        { $inc: { points: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
    const seen = await Promise.all(Array.from({ length: 60 }, hit));
    expect(new Set(seen.map((found) => found.points)).size).toBe(60);
  });
});

describe('bulk writes', () => {
  it('runs mixed writes in order and reports each error', async () => {
    const items = database.collection();
    const result = await items.bulkWrite([
      { insertOne: { document: { _id: 1, a: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $set: { a: 2 } } } },
      { replaceOne: { filter: { _id: 2 }, replacement: { a: 3 }, upsert: true } },
      { deleteOne: { filter: { _id: 1 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    await expect(items.insertMany([{ _id: 5 }, { _id: 5 }, { _id: 6 }])).rejects.toMatchObject({
      code: 11000,
    });
    expect(await items.countDocuments({ _id: { $gte: 5 } })).toBe(1);
    await expect(
      items.insertMany([{ _id: 7 }, { _id: 5 }, { _id: 8 }], { ordered: false }),
    ).rejects.toMatchObject({ code: 11000 });
    expect(await items.countDocuments({ _id: { $gte: 7 } })).toBe(2);
  });
});

describe('refusals', () => {
  it.each([
    [{ a: 'x' }, { $inc: { a: 1 } }, 14],
    [{ a: 1 }, { $inc: { a: 'x' } }, 14],
    [{ a: 1 }, { $push: { a: 1 } }, 2],
    [{ a: 1 }, { $set: { 'a.b': 1 } }, 28],
    [{ a: [1] }, { $set: { 'a.b': 1 } }, 28],
    [{ a: 1 }, { $set: { _id: 2 } }, 66],
    [{ a: 1 }, { $set: { b: 1 }, $unset: { b: 1 } }, 40],
    [{ a: 1 }, { $set: { b: 1, 'b.c': 1 } }, 40],
    [{ a: 1 }, { $foo: { a: 1 } }, 9],
    [{ a: 1 }, { $addToSet: { a: 1 } }, 2],
    [{ a: 1 }, { $pop: { a: 1 } }, 14],
    [{ a: 1 }, { $set: { 'b.$.c': 1 } }, 2],
    [{ a: 1 }, { $set: { 'a.$[x]': 1 } }, 2],
    [{ a: 1 }, { $rename: { a: 'a' } }, 2],
    [{ a: 1 }, { $set: { 'a.': 1 } }, 56],
  ])('refuses %j with %j: code %i, and changes nothing', async (document: Loose, update: Loose, code) => {
    const items = database.collection();
    await items.insertOne({ _id: 1, ...document });
    expect(await errorCode(items.updateOne({}, update))).toBe(code);
    expect(await items.findOne()).toEqual({ _id: 1, ...document });
  });
});
