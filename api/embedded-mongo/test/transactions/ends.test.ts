import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';
import { twoTransactions } from '../support/two-transactions';

const database = useDatabase();
const withTwo = twoTransactions(database);

describe('ends', () => {
  it('accepts a repeated commit, and refuses anything after it', async () => {
    const items = database.collection();
    const session = database.client.startSession();
    session.startTransaction();
    await items.insertOne({ _id: 1 }, { session });
    await session.commitTransaction();
    await session.commitTransaction();
    await session.endSession();
    expect(await items.countDocuments()).toBe(1);
  });

  it('is aborted by an error', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1 });
    await withTwo(async (session) => {
      await items.insertOne({ _id: 2 }, { session });
      expect(await errorCode(items.insertOne({ _id: 1 }, { session }))).toBe(11000);
      expect(await errorCode(items.insertOne({ _id: 3 }, { session }))).toBe(251);
    });
    expect(await items.countDocuments()).toBe(1);
  });

  it('refuses administrative commands', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1 });
    await withTwo(async (session) => {
      await items.findOne({}, { session });
      expect(await errorCode(items.drop({ session }))).toBe(263);
    });
  });

  it('reads cursor batches from its snapshot', async () => {
    const items = database.collection();
    await items.insertMany(Array.from({ length: 50 }, (_, _id) => ({ _id })));
    await withTwo(async (session) => {
      const cursor = items.find({}, { session, batchSize: 10 }).sort({ _id: 1 });
      expect(await cursor.next()).toEqual({ _id: 0 });
      await items.deleteMany({ _id: { $gt: 5 } });
      expect(await cursor.toArray()).toHaveLength(49);
    });
  });
});
