import { ReturnDocument } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';

const database = useDatabase();

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
