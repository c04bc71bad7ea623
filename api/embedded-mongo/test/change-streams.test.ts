import type { ChangeStream, ChangeStreamOptions } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCode, externalUri, type Loose, useDatabase } from './support/database';

const database = useDatabase({}, { testCommands: true });
const streams: ChangeStream<Loose>[] = [];

afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});

interface Watched {
  watch(pipeline?: Loose[], options?: ChangeStreamOptions): ChangeStream<Loose>;
}

/** Opens a stream; it sees what happens after this resolves. */
async function watch(target: Watched, options: ChangeStreamOptions = {}, pipeline: Loose[] = []) {
  const stream = target.watch(pipeline, { maxAwaitTimeMS: 200, ...options });
  streams.push(stream);
  await stream.tryNext();
  return stream;
}

async function next(stream: ChangeStream<Loose>, count: number): Promise<Loose[]> {
  const events: Loose[] = [];
  while (events.length < count) events.push(await stream.next());
  return events;
}

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

  it('looks documents up, and returns earlier states where the collection keeps them', async () => {
    const items = await database.db.createCollection<Loose>('states', {
      changeStreamPreAndPostImages: { enabled: true },
    });
    await items.insertOne({ _id: 1, n: 1 });
    const options: ChangeStreamOptions = {
      fullDocument: 'updateLookup',
      fullDocumentBeforeChange: 'required',
    };
    const stream = await watch(items, options);
    const exact = await watch(items, { fullDocument: 'required' });
    await items.updateOne({ _id: 1 }, { $set: { n: 2 } });
    await items.updateOne({ _id: 1 }, { $set: { n: 3 } });
    expect(await stream.next()).toMatchObject({ fullDocument: { n: 3 }, fullDocumentBeforeChange: { n: 1 } });
    expect(await exact.next()).toMatchObject({ fullDocument: { n: 2 } });
  });

  it('filters and shapes events, but retains their tokens', async () => {
    const items = database.collection();
    const stream = await watch(items, {}, [
      { $match: { 'fullDocument.n': { $gt: 1 } } },
      { $project: { n: '$fullDocument.n' } },
    ]);
    await items.insertMany([{ n: 1 }, { n: 2 }]);
    expect(await stream.next()).toEqual({ _id: expect.anything(), n: 2 });
    const broken = items.watch([{ $project: { _id: 0 } }]);
    streams.push(broken);
    const failed = errorCode(broken.next());
    await items.insertOne({ n: 3 });
    expect(await failed).toBe(280);
  });

  it('ends with an invalidate event when the collection is dropped, and starts after it', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1 });
    const stream = await watch(items);
    await items.drop();
    const [drop, invalidate] = await next(stream, 2);
    expect([drop.operationType, invalidate.operationType]).toEqual(['drop', 'invalidate']);
    await items.insertOne({ _id: 2 });
    const resumed = items.watch([], { resumeAfter: invalidate._id });
    streams.push(resumed);
    expect(await errorCode(resumed.next())).toBe(260);
    const started = items.watch([], { startAfter: invalidate._id });
    streams.push(started);
    expect(await started.next()).toMatchObject({ operationType: 'insert', documentKey: { _id: 2 } });
  });
});

describe('resuming', () => {
  it('returns everything after a token or a time', async () => {
    const items = database.collection();
    const stream = await watch(items);
    await items.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
    const [first] = await next(stream, 1);
    for (const options of [{ resumeAfter: first._id }, { startAfter: first._id }]) {
      const resumed = await next(items.watch([], options), 2);
      expect(resumed.map(({ documentKey }) => documentKey._id)).toEqual([2, 3]);
    }
    const atTime = items.watch([], { startAtOperationTime: first.clusterTime });
    streams.push(atTime);
    expect((await next(atTime, 3)).map(({ documentKey }) => documentKey._id)).toEqual([1, 2, 3]);
  });

  it.skipIf(externalUri)('goes on by itself after a network error and misses nothing', async () => {
    const items = database.collection();
    const stream = await watch(items);
    await items.insertOne({ _id: 1 });
    expect(await stream.next()).toMatchObject({ documentKey: { _id: 1 } });
    await database.client.db('admin').command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['getMore'], closeConnection: true },
    });
    await items.insertOne({ _id: 2 });
    expect(await stream.next()).toMatchObject({ documentKey: { _id: 2 } });
  });

  it.skipIf(externalUri)(
    'fails with 286 when the history is lost, and with 9 for what is no token',
    async () => {
      const items = database.collection();
      const old = items.watch([], { resumeAfter: { _data: `82${'0'.repeat(16)}0000000000` } });
      streams.push(old);
      expect(await errorCode(old.next())).toBe(286);
      const nonsense = items.watch([], { resumeAfter: { _data: 'x' } });
      streams.push(nonsense);
      expect(await errorCode(nonsense.next())).toBe(9);
    },
  );
});

describe('a change stream on more than a collection', () => {
  it('follows a database until it is dropped', async () => {
    const db = database.client.db(`${database.db.databaseName}_other`);
    const stream = await watch(db);
    await db.collection<Loose>('a').insertOne({ _id: 1 });
    await database.collection().insertOne({ _id: 'elsewhere' });
    await db.collection('a').rename('b');
    await db.dropDatabase();
    const events = await next(stream, 5);
    expect(events.map(({ operationType }) => operationType)).toEqual([
      ...['insert', 'rename', 'drop', 'dropDatabase', 'invalidate'],
    ]);
    expect(events[1].to).toEqual({ db: db.databaseName, coll: 'b' });
  });

  it('follows the whole deployment', async () => {
    const stream = await watch(database.client);
    const other = database.client.db(`${database.db.databaseName}_third`);
    await database.collection().insertOne({ _id: 1 });
    await other.collection<Loose>('a').insertOne({ _id: 2 });
    await other.dropDatabase();
    const events = await next(stream, 4);
    expect(events.map(({ operationType }) => operationType)).toEqual([
      ...['insert', 'insert', 'drop', 'dropDatabase'],
    ]);
  });

  it('returns changes of collections and indexes if asked to', async () => {
    const stream = await watch(database.db, { showExpandedEvents: true });
    const items = database.collection();
    await items.insertOne({ _id: 1 });
    await items.createIndex({ a: 1 });
    await items.dropIndex('a_1');
    const events = await next(stream, 4);
    expect(events.map(({ operationType }) => operationType)).toEqual([
      ...['create', 'insert', 'createIndexes', 'dropIndexes'],
    ]);
  });

  it('refuses stages that need all events, and runs in no transaction', async () => {
    const grouped = database.db.watch([{ $group: { _id: null } }]);
    streams.push(grouped);
    expect(await errorCode(grouped.next())).toBe(20);
    await database.client.withSession(async (session) => {
      session.startTransaction();
      const pipeline = { aggregate: 'x', pipeline: [{ $changeStream: {} }], cursor: {} };
      expect(await errorCode(database.db.command(pipeline, { session }))).toBe(263);
      await session.abortTransaction();
    });
  });
});
