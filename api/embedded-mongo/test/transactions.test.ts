import { type ClientSession, MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, useDatabase } from './support/database';

const database = useDatabase();

/** Runs with two sessions that are both in a transaction, and ends what is left of them. */
async function withTwo(run: (a: ClientSession, b: ClientSession) => Promise<void>): Promise<void> {
  const sessions = [database.client.startSession(), database.client.startSession()] as const;
  try {
    for (const session of sessions) session.startTransaction();
    await run(...sessions);
  } finally {
    for (const session of sessions) {
      if (session.inTransaction()) await session.abortTransaction();
      await session.endSession();
    }
  }
}

describe('transactions', () => {
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
