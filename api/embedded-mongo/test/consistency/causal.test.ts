import { MongoClient, type MongoServerError, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';

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
