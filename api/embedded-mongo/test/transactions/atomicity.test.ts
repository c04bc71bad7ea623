import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';
import { twoTransactions } from '../support/two-transactions';

const database = useDatabase();
const withTwo = twoTransactions(database);

describe('what a transaction writes', () => {
  it('frees a unique key and takes it again', async () => {
    const items = database.collection();
    await items.createIndex({ email: 1 }, { unique: true });
    await items.insertMany([
      { _id: 1, email: 'a' },
      { _id: 2, email: 'b' },
    ]);
    await withTwo(async (session, other) => {
      await items.deleteOne({ _id: 1 }, { session });
      await items.insertOne({ _id: 1, email: 'c' }, { session });
      await items.insertOne({ _id: 3, email: 'a' }, { session });
      await items.updateOne({ _id: 2 }, { $set: { email: 'd' } }, { session });
      await items.insertOne({ _id: 4, email: 'b' }, { session });
      const taken = items.insertOne({ _id: 5, email: 'a' }, { session: other });
      expect(await errorCode(taken)).toBe(11000);
      await session.commitTransaction();
    });
    expect(await items.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, email: 'c' },
      { _id: 2, email: 'd' },
      { _id: 3, email: 'a' },
      { _id: 4, email: 'b' },
    ]);
    await expect(items.insertOne({ _id: 6, email: 'a' })).rejects.toThrow('E11000');
  });

  it('undoes everything when it is aborted', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 1 });
    const session = database.client.startSession();
    session.startTransaction();
    await items.updateMany({}, { $inc: { n: 5 } }, { session });
    await items.insertOne({ _id: 2 }, { session });
    await session.abortTransaction();
    await session.endSession();
    expect(await items.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
  });

  it('spans collections', async () => {
    const [orders, stock] = [database.collection(), database.collection()];
    await stock.insertOne({ _id: 'sku', n: 1 });
    const buy = async (id: number): Promise<boolean> => {
      const session = database.client.startSession();
      try {
        return await session.withTransaction(async () => {
          const taken = await stock.updateOne(
            { _id: 'sku', n: { $gte: 1 } },
            { $inc: { n: -1 } },
            { session },
          );
          if (taken.modifiedCount === 0) {
            await session.abortTransaction();
            return false;
          }
          await orders.insertOne({ _id: id }, { session });
          return true;
        });
      } finally {
        await session.endSession();
      }
    };
    const bought = await Promise.all([1, 2, 3, 4].map(buy));
    expect(bought.filter(Boolean)).toHaveLength(1);
    expect(await orders.countDocuments()).toBe(1);
    expect(await stock.findOne()).toEqual({ _id: 'sku', n: 0 });
  });
});
