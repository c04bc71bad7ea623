import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';
import { next, useStreams } from '../support/streams';

const database = useDatabase({}, { testCommands: true });
const { open, watch } = useStreams();

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
    const grouped = open(database.db, [{ $group: { _id: null } }]);
    expect(await errorCode(grouped.next())).toBe(20);
    await database.client.withSession(async (session) => {
      session.startTransaction();
      const pipeline = { aggregate: 'x', pipeline: [{ $changeStream: {} }], cursor: {} };
      expect(await errorCode(database.db.command(pipeline, { session }))).toBe(263);
      await session.abortTransaction();
    });
  });
});
