import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';

const database = useDatabase();

describe('an index created in a transaction', () => {
  it('exists and is unique from its beginning, for a new collection', async () => {
    const items = database.collection();
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await database.db.createCollection(items.collectionName, { session });
      await items.createIndex({ email: 1 }, { unique: true, session });
      await items.insertOne({ email: 'a' }, { session });
      expect(await errorCode(items.indexes())).toBe(26);
      await session.commitTransaction();
    });
    expect((await items.indexes()).map(({ name }) => name)).toEqual(['_id_', 'email_1']);
    expect(await errorCode(items.insertOne({ email: 'a' }))).toBe(11000);
  });

  it('is refused for a collection that others know', async () => {
    const items = database.collection();
    await items.insertOne({});
    await database.client.withSession(async (session) => {
      session.startTransaction();
      expect(await errorCode(items.createIndex({ a: 1 }, { session }))).toBe(263);
      await session.abortTransaction();
    });
  });
});
