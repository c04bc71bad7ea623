import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';

const database = useDatabase();

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
