import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { twoTransactions } from '../support/two-transactions';

const database = useDatabase();
const withTwo = twoTransactions(database);

describe('what a transaction sees', () => {
  it('makes writes visible to others only after the commit, all together', async () => {
    const items = database.collection();
    await items.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
    await withTwo(async (session) => {
      await items.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session });
      await items.deleteOne({ _id: 2 }, { session });
      await items.insertOne({ _id: 3, n: 3 }, { session });
      expect(await items.find({}, { session }).sort({ _id: 1 }).toArray()).toEqual([
        { _id: 1, n: 11 },
        { _id: 3, n: 3 },
      ]);
      expect(await items.find().sort({ _id: 1 }).toArray()).toEqual([
        { _id: 1, n: 1 },
        { _id: 2, n: 2 },
      ]);
      await session.commitTransaction();
      expect(await items.find().sort({ _id: 1 }).toArray()).toEqual([
        { _id: 1, n: 11 },
        { _id: 3, n: 3 },
      ]);
    });
  });

  it('sees its own writes through indexes, counts and pipelines', async () => {
    const items = database.collection();
    await items.createIndex({ a: 1 });
    await items.insertMany([{ a: 1 }, { a: 2 }, { a: 3 }]);
    await withTwo(async (session) => {
      await items.updateOne({ a: 2 }, { $set: { a: 9 } }, { session });
      await items.insertOne({ a: 0 }, { session });
      await items.deleteOne({ a: 3 }, { session });
      expect(
        (
          await items
            .find({ a: { $gte: 0 } }, { session })
            .sort({ a: -1 })
            .toArray()
        ).map(({ a }) => a),
      ).toEqual([9, 1, 0]);
      expect(await items.countDocuments({ a: { $gt: 0 } }, { session })).toBe(2);
      expect(
        await items.aggregate([{ $group: { _id: null, sum: { $sum: '$a' } } }], { session }).toArray(),
      ).toEqual([{ _id: null, sum: 10 }]);
    });
    expect(await items.distinct('a')).toEqual([1, 2, 3]);
  });

  it('reads its initial state, whatever others commit in the meantime', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 1 });
    await withTwo(async (session) => {
      expect(await items.findOne({ _id: 1 }, { session })).toEqual({ _id: 1, n: 1 });
      await items.updateOne({ _id: 1 }, { $set: { n: 2 } });
      await items.insertOne({ _id: 2 });
      expect(await items.find({}, { session }).toArray()).toEqual([{ _id: 1, n: 1 }]);
    });
  });
});
