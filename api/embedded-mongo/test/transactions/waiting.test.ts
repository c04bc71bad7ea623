import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, useDatabase } from '../support/database';
import { twoTransactions } from '../support/two-transactions';

const database = useDatabase({}, { lockWaitMillis: 200 });
const withTwo = twoTransactions(database);

describe.skipIf(externalUri)('waiting', () => {
  it('bounds how long a write outside waits for a transaction', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 0 });
    await withTwo(async (session) => {
      await items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      expect(await errorCode(items.updateOne({ _id: 1 }, { $inc: { n: 10 } }))).toBe(112);
    });
    expect(await items.findOne()).toEqual({ _id: 1, n: 0 });
  });

  it('does not change indexes under a transaction, nor lets an older one use new indexes', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 0 });
    await withTwo(async (a, b) => {
      await items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: a });
      await items.findOne({ _id: 1 }, { session: b });
      expect(await errorCode(items.createIndex({ n: 1 }))).toBe(112);
      await a.commitTransaction();
      await items.createIndex({ n: 1 });
      expect(await errorCode(items.findOne({ n: 1 }, { session: b }))).toBe(246);
    });
    expect(await items.findOne({ n: 1 })).toEqual({ _id: 1, n: 1 });
  });
});
