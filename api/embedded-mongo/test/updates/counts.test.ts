import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';

const database = useDatabase();

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
