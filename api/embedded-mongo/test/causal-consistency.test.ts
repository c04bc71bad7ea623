import { MongoClient, type MongoServerError, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, useDatabase } from './support/database';

const database = useDatabase();

describe('causal consistency', () => {
  it('gives every write a later operationTime than all before it', async () => {
    const items = database.collection();
    await database.client.withSession(async (session) => {
      const times: Timestamp[] = [];
      for (let n = 0; n < 5; n++) {
        await items.insertOne({ n }, { session });
        times.push(session.operationTime as Timestamp);
      }
      expect(times).toEqual([...times].sort((a, b) => a.compare(b)));
      expect(new Set(times.map(String)).size).toBe(5);
    });
  });

  it('reads after the time of a write on another client', async () => {
    const items = database.collection();
    const reader = await new MongoClient(
      database.client.options.hosts.map((h) => `mongodb://${h}`)[0] ?? '',
      {
        directConnection: true,
      },
    ).connect();
    await database.client.withSession(async (writing) => {
      await items.insertOne({ _id: 1 }, { session: writing });
      await reader.withSession({ causalConsistency: true }, async (reading) => {
        if (writing.clusterTime) reading.advanceClusterTime(writing.clusterTime);
        if (writing.operationTime) reading.advanceOperationTime(writing.operationTime);
        const same = reader.db(database.db.databaseName).collection(items.collectionName);
        expect(await same.countDocuments({}, { session: reading })).toBe(1);
      });
    });
    await reader.close();
  });

  it('refuses to read after a time that no member has reached', async () => {
    const [{ operationTime }] = [await database.db.command({ ping: 1 })];
    const ahead = new Timestamp({ t: operationTime.getHighBits() + 3600, i: 1 });
    const find = { find: 'x', readConcern: { afterClusterTime: ahead } };
    expect(await errorCode(database.db.command(find))).toBe(72);
  });

  it('returns operationTime and $clusterTime with errors too', async () => {
    const error = await database.db.command({ find: 'x', limit: 'many' }).catch((e: MongoServerError) => e);
    expect(error).toMatchObject({ errorResponse: { operationTime: expect.any(Timestamp) } });
  });
});

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
