import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { twoTransactions } from '../support/two-transactions';

const database = useDatabase();
const withTwo = twoTransactions(database);

describe('writes beside a transaction', () => {
  it('makes a write outside it wait until the transaction ends', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 0 });
    await withTwo(async (session) => {
      await items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      const outside = items.updateOne({ _id: 1 }, { $inc: { n: 10 } });
      await session.commitTransaction();
      expect(await outside).toMatchObject({ modifiedCount: 1 });
    });
    expect(await items.findOne()).toEqual({ _id: 1, n: 11 });
  });

  it('adds up under contention', async () => {
    const items = database.collection();
    await items.insertMany(Array.from({ length: 4 }, (_, _id) => ({ _id, n: 100 })));
    const move = async (from: number, to: number): Promise<void> => {
      const session = database.client.startSession();
      await session.withTransaction(async () => {
        await items.updateOne({ _id: from }, { $inc: { n: -1 } }, { session });
        await items.updateOne({ _id: to }, { $inc: { n: 1 } }, { session });
      });
      await session.endSession();
    };
    await Promise.all(Array.from({ length: 24 }, (_, i) => move(i % 4, (i + 1 + (i % 3)) % 4)));
    expect(await items.aggregate([{ $group: { _id: null, sum: { $sum: '$n' } } }]).toArray()).toEqual([
      { _id: null, sum: 400 },
    ]);
  });
});
