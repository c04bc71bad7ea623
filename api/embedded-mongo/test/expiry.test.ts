import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/server/options';
import { startServer } from '../src/server/server';
import { type Loose, temporaryFolder } from './support/database';

const folder = temporaryFolder();
let server: RunningServer;
let client: MongoClient;

beforeAll(async () => {
  server = await startServer({
    dataDir: folder.path,
    port: 0,
    lockWaitMillis: 20,
    idleTransactionMillis: 1,
    maintenanceMillis: 3_600_000,
    onFailure: () => {},
    log: () => {},
  });
  client = await new MongoClient(server.uri).connect();
});

afterAll(async () => {
  await client.close();
  await server.close();
  folder.remove();
});

const START = Date.UTC(2026, 0, 1);
const at = (seconds: number): Date => new Date(START + seconds * 1000);

describe('documents with a time to live', () => {
  it('are removed once their date plus the index’s seconds has passed', async () => {
    const items = client.db('test').collection<Loose>('tokens');
    await items.createIndex({ createdAt: 1 }, { expireAfterSeconds: 60 });
    await items.insertMany([
      { _id: 'old', createdAt: at(0) },
      { _id: 'young', createdAt: at(30) },
      { _id: 'list', createdAt: [at(500), at(10)] },
      { _id: 'text', createdAt: '2020-01-01' },
      { _id: 'none' },
    ]);
    const left = async () => (await items.find().toArray()).map(({ _id }) => _id);
    await server.maintain(at(59).getTime());
    expect(await left()).toHaveLength(5);
    await server.maintain(at(75).getTime());
    expect(await left()).toEqual(['young', 'text', 'none']);
    await client
      .db('test')
      .command({ collMod: 'tokens', index: { keyPattern: { createdAt: 1 }, expireAfterSeconds: 10 } });
    await server.maintain(at(75).getTime());
    expect(await left()).toEqual(['text', 'none']);
  });

  it('are all removed, however many there are', async () => {
    const items = client.db('test').collection<Loose>('many');
    await items.createIndex({ expires: -1 }, { expireAfterSeconds: 0 });
    await items.insertMany(Array.from({ length: 1300 }, (_, n) => ({ expires: at(n) })));
    await server.maintain(at(1199).getTime());
    expect(await items.countDocuments()).toBe(100);
  });
});

describe('idle transactions', () => {
  it('are aborted, so that their documents are released', async () => {
    const items = client.db('test').collection<Loose>('held');
    await items.insertOne({ _id: 1, n: 0 });
    const session = client.startSession();
    session.startTransaction();
    await items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
    await expect
      .poll(
        () =>
          items.updateOne({ _id: 1 }, { $inc: { n: 10 } }).then(
            () => 'written',
            () => 'held',
          ),
        { timeout: 10_000 },
      )
      .toBe('written');
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    await session.endSession();
    expect(await items.findOne()).toEqual({ _id: 1, n: 10 });
  });

  it('are aborted when their client’s connection is lost', async () => {
    const items = client.db('test').collection<Loose>('lost');
    await items.insertOne({ _id: 1, n: 0 });
    const other = await new MongoClient(server.uri).connect();
    const session = other.startSession();
    session.startTransaction();
    await other
      .db('test')
      .collection<Loose>('lost')
      .updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
    await other.close(true);
    await expect
      .poll(() =>
        items.updateOne({ _id: 1 }, { $inc: { n: 10 } }).then(
          () => 'written',
          () => 'held',
        ),
      )
      .toBe('written');
    expect(await items.findOne()).toEqual({ _id: 1, n: 10 });
  });
});
