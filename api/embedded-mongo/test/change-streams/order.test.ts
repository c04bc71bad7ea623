import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { next, useStreams } from '../support/streams';

const database = useDatabase({}, { testCommands: true });
const { watch } = useStreams();

describe('a change stream on a collection', () => {
  it('returns inserts, updates, replacements and deletions in their order', async () => {
    const items = database.collection();
    const stream = await watch(items);
    await items.insertOne({ _id: 1, a: { b: 1 }, list: [1, 2, 3], gone: true });
    await database.collection().insertOne({ _id: 'elsewhere' });
    await items.updateOne({ _id: 1 }, [{ $set: { 'a.b': 2, list: [1, 2] } }, { $unset: 'gone' }]);
    await items.replaceOne({ _id: 1 }, { n: 1 });
    await items.deleteOne({ _id: 1 });
    const ns = { db: database.db.databaseName, coll: items.collectionName };
    const documentKey = { _id: 1 };
    const events = await next(stream, 4);
    expect(events[0]).toMatchObject({
      operationType: 'insert',
      ns,
      documentKey,
      fullDocument: { a: { b: 1 } },
    });
    expect(events[1]).toMatchObject({
      operationType: 'update',
      updateDescription: {
        updatedFields: { 'a.b': 2 },
        removedFields: ['gone'],
        truncatedArrays: [{ field: 'list', newSize: 2 }],
      },
    });
    expect(events[1]).not.toHaveProperty('fullDocument');
    expect(events[2]).toMatchObject({ operationType: 'replace', fullDocument: { _id: 1, n: 1 } });
    expect(events[3]).toMatchObject({ operationType: 'delete', documentKey });
    const times = events.map(({ clusterTime }) => clusterTime);
    expect(times).toEqual([...times].sort((a, b) => a.compare(b)));
  });

  it('waits for a change, and ends its wait when one happens', async () => {
    const items = database.collection();
    const stream = await watch(items, { maxAwaitTimeMS: 20_000 });
    const waiting = stream.next();
    await items.insertOne({ _id: 1 });
    expect(await waiting).toMatchObject({ operationType: 'insert' });
  });

  it('returns a transaction with its commit, and nothing of one that was aborted', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 0 });
    const stream = await watch(items);
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await items.insertOne({ _id: 1 }, { session });
      await session.abortTransaction();
      await session.withTransaction(async () => {
        await items.insertOne({ _id: 2 }, { session });
        await items.insertOne({ _id: 3 }, { session });
      });
    });
    const [second, third] = await next(stream, 2);
    expect([second.documentKey._id, third.documentKey._id]).toEqual([2, 3]);
    expect(second.clusterTime).toEqual(third.clusterTime);
    expect(second).toMatchObject({ lsid: expect.any(Object), txnNumber: expect.anything() });
  });
});
