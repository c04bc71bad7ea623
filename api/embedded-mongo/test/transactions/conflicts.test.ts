import { MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';
import { twoTransactions } from '../support/two-transactions';

const database = useDatabase();
const withTwo = twoTransactions(database);

describe('conflicts', () => {
  it('lets the first writer win and asks the second to try again', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 0 });
    await withTwo(async (a, b) => {
      await items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: a });
      const conflict = await items
        .updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: b })
        .catch((error) => error);
      expect(conflict).toBeInstanceOf(MongoServerError);
      expect(conflict.code).toBe(112);
      expect(conflict.hasErrorLabel('TransientTransactionError')).toBe(true);
      await a.commitTransaction();
    });
    expect(await items.findOne()).toEqual({ _id: 1, n: 1 });
  });

  it('refuses to overwrite what was committed since it started', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 0 });
    await withTwo(async (session) => {
      await items.findOne({}, { session });
      await items.updateOne({ _id: 1 }, { $set: { n: 7 } });
      expect(await errorCode(items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session }))).toBe(112);
    });
  });

  it('lets one of two transactions insert a unique key', async () => {
    const items = database.collection();
    await items.createIndex({ key: 1 }, { unique: true });
    await withTwo(async (a, b) => {
      await items.insertOne({ key: 'k' }, { session: a });
      expect(await errorCode(items.insertOne({ key: 'k' }, { session: b }))).toBe(112);
      await a.commitTransaction();
    });
    expect(await items.countDocuments({ key: 'k' })).toBe(1);
  });
});
