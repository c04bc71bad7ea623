import { Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, useDatabase } from '../support/database';

const database = useDatabase();

describe('snapshot reads', () => {
  it('show the state of the first read to all reads of a session', async () => {
    const items = database.collection();
    await items.insertMany([{ _id: 1, n: 1 }, { _id: 2 }]);
    await database.client.withSession({ snapshot: true }, async (session) => {
      expect(await items.findOne({ _id: 1 }, { session })).toEqual({ _id: 1, n: 1 });
      await items.updateOne({ _id: 1 }, { $set: { n: 2 } });
      await items.deleteOne({ _id: 2 });
      expect(await items.find({}, { session, batchSize: 1 }).toArray()).toEqual([
        { _id: 1, n: 1 },
        { _id: 2 },
      ]);
      expect(await items.distinct('_id', {}, { session })).toEqual([1, 2]);
      expect(await items.aggregate([{ $count: 'all' }], { session }).toArray()).toEqual([{ all: 2 }]);
    });
    expect(await items.find().toArray()).toEqual([{ _id: 1, n: 2 }]);
  });

  it('do not use an index that is newer than they are', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 1 });
    await database.client.withSession({ snapshot: true }, async (session) => {
      expect(await items.countDocuments({ n: 1 }, { session })).toBe(1);
      await items.createIndex({ n: 1 });
      expect(await errorCode(items.find({ n: 1 }, { session }).toArray())).toBe(246);
    });
  });

  it.skipIf(externalUri)('refuse a state that is no longer held', async () => {
    const { operationTime } = await database.db.command({ ping: 1 });
    const old = new Timestamp({ t: operationTime.getHighBits() - 3600, i: 1 });
    const find = { find: 'x', readConcern: { level: 'snapshot', atClusterTime: old } };
    expect(await errorCode(database.db.command(find))).toBe(239);
  });
});
