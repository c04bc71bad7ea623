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
