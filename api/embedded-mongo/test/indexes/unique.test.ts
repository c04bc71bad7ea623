import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';
import { examined } from '../support/products';

const database = useDatabase();

describe('unique indexes', () => {
  it('refuses a second document with the key, however it is written', async () => {
    const items = database.collection();
    await items.createIndex({ email: 1 }, { unique: true });
    await items.insertMany([
      { _id: 1, email: 'a' },
      { _id: 2, email: 'b' },
    ]);
    await expect(items.insertOne({ email: 'a' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a' },
    });
    expect(await errorCode(items.updateOne({ _id: 2 }, { $set: { email: 'a' } }))).toBe(11000);
    expect(
      await errorCode(items.findOneAndUpdate({ _id: 3 }, { $set: { email: 'a' } }, { upsert: true })),
    ).toBe(11000);
    expect(await items.countDocuments()).toBe(2);
    await items.deleteOne({ _id: 1 });
    await items.updateOne({ _id: 2 }, { $set: { email: 'a' } });
    expect(await items.findOne({ email: 'a' })).toMatchObject({ _id: 2 });
  });

  it('lets one of many simultaneous inserts win', async () => {
    const items = database.collection();
    await items.createIndex({ key: 1 }, { unique: true });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => items.insertOne({ key: 'k', n })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not created if keys repeat, and leaves nothing behind', async () => {
    const items = database.collection();
    await items.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await errorCode(items.createIndex({ a: 1 }, { unique: true }))).toBe(11000);
    expect(await items.indexes()).toHaveLength(1);
  });

  it('counts a missing field as null, unless the index is sparse or partial', async () => {
    const items = database.collection();
    await items.createIndex({ a: 1 }, { unique: true });
    await items.insertOne({});
    expect(await errorCode(items.insertOne({}))).toBe(11000);
    const sparse = database.collection();
    await sparse.createIndex({ a: 1 }, { unique: true, sparse: true });
    await sparse.insertMany([{ n: 1 }, { n: 2 }, { a: 1 }]);
    expect(await errorCode(sparse.insertOne({ a: 1 }))).toBe(11000);
    expect(await sparse.find({ a: null }).toArray()).toHaveLength(2);
    const partial = database.collection();
    await partial.createIndex({ a: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await partial.insertMany([
      { a: 1, active: false },
      { a: 1, active: false },
      { a: 1, active: true },
    ]);
    expect(await errorCode(partial.insertOne({ a: 1, active: true }))).toBe(11000);
    expect(await partial.find({ a: 1 }).toArray()).toHaveLength(3);
    expect((await examined(partial.find({ a: 1, active: true }))).docs).toBe(1);
  });
});
