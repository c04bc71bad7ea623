import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';

const database = useDatabase();
const names = async (): Promise<string[]> =>
  (await database.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);

describe('a collection created in a transaction', () => {
  it.each(['create', 'insert'])('by %s is seen by others once it is committed', async (way) => {
    const items = database.collection();
    await database.client.withSession(async (session) => {
      session.startTransaction();
      if (way === 'create') await database.db.createCollection(items.collectionName, { session });
      await items.insertOne({ _id: 1 }, { session });
      expect(await items.find({}, { session }).toArray()).toEqual([{ _id: 1 }]);
      expect(await names()).not.toContain(items.collectionName);
      await session.commitTransaction();
    });
    expect(await names()).toContain(items.collectionName);
    expect(await items.find().toArray()).toEqual([{ _id: 1 }]);
  });

  it('is gone when the transaction is aborted', async () => {
    const items = database.collection();
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await items.insertOne({ _id: 1 }, { session });
      await session.abortTransaction();
    });
    expect(await names()).not.toContain(items.collectionName);
  });

  it('conflicts with another one of its name, and the transaction can be run again', async () => {
    const items = database.collection();
    let runs = 0;
    await database.client.withSession((session) =>
      session.withTransaction(async () => {
        await items.insertOne({ _id: 'inside' }, { session });
        if (++runs === 1) await items.insertOne({ _id: 'outside' });
      }),
    );
    expect(runs).toBe(2);
    expect(await items.countDocuments()).toBe(2);
  });
});
