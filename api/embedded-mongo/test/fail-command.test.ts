import { MongoClient, type MongoServerError } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCode, externalUri, type Loose, useDatabase } from './support/database';

const database = useDatabase({ retryWrites: false, retryReads: false }, { testCommands: true });
const clients: MongoClient[] = [];

type Mode = string | Record<string, number>;

const configure = (name: string, mode: Mode, data: Loose = {}) =>
  database.client.db('admin').command({ configureFailPoint: name, mode, data });

const failCommand = (mode: Mode, data: Loose = {}) => configure('failCommand', mode, data);

afterEach(async () => {
  await failCommand('off');
  await configure('onPrimaryTransactionalWrite', 'off');
  for (const client of clients.splice(0)) await client.close();
});

/** The same server through another client. */
async function connect(options: Loose): Promise<MongoClient> {
  const [address] = database.client.options.hosts;
  const client = new MongoClient(`mongodb://${address}/?directConnection=true`, options);
  clients.push(client);
  return client.connect();
}

async function failure(operation: Promise<unknown>): Promise<MongoServerError> {
  return operation.then(
    () => expect.unreachable('the operation should have failed'),
    (error) => error as MongoServerError,
  );
}

describe.skipIf(externalUri)('failCommand', () => {
  it('fails the given commands the given number of times, before they do anything', async () => {
    const items = database.collection();
    await failCommand({ times: 2 }, { failCommands: ['insert', 'find'], errorCode: 10107 });
    expect(await failure(items.insertOne({ _id: 1 }))).toMatchObject({
      code: 10107,
      codeName: 'NotWritablePrimary',
    });
    await items.updateOne({ _id: 1 }, { $set: { n: 1 } });
    expect(await errorCode(items.find().toArray())).toBe(10107);
    expect(await items.find().toArray()).toEqual([]);
    await items.insertOne({ _id: 1 });
  });

  it('skips commands first, then fails all until it is off', async () => {
    const items = database.collection();
    await failCommand({ skip: 1 }, { failCommands: ['insert'], errorCode: 1 });
    await items.insertOne({ _id: 1 });
    expect(await errorCode(items.insertOne({ _id: 2 }))).toBe(1);
    expect(await errorCode(items.insertOne({ _id: 3 }))).toBe(1);
    expect(Number((await failCommand('off')).count)).toBeGreaterThanOrEqual(2);
    await items.insertOne({ _id: 4 });
    expect(await items.distinct('_id')).toEqual([1, 4]);
  });

  it('closes the connection without a reply; a driver that may retry does', async () => {
    const items = database.collection();
    await failCommand({ times: 1 }, { failCommands: ['insert'], closeConnection: true });
    expect((await failure(items.insertOne({ _id: 1 }))).name).toBe('MongoNetworkError');
    expect(await items.countDocuments()).toBe(0);

    const retrying = await connect({ retryWrites: true });
    await failCommand({ times: 1 }, { failCommands: ['insert'], closeConnection: true });
    await retrying.db(database.db.databaseName).collection<Loose>(items.collectionName).insertOne({ _id: 1 });
    expect(await items.countDocuments()).toBe(1);
  });

  it('stalls a command', async () => {
    await failCommand({ times: 1 }, { failCommands: ['ping'], blockConnection: true, blockTimeMS: 150 });
    const before = performance.now();
    await database.db.command({ ping: 1 });
    expect(performance.now() - before).toBeGreaterThan(140);
  });

  it('adds a write concern error to a write that happened', async () => {
    const items = database.collection();
    const writeConcernError = { code: 91, errmsg: 'shutting down' };
    await failCommand({ times: 1 }, { failCommands: ['insert'], writeConcernError });
    expect(await errorCode(items.insertOne({ _id: 1 }))).toBe(91);
    expect(await items.countDocuments()).toBe(1);
  });

  it('gives the labels that the error has, or those that are asked for', async () => {
    const retrying = await connect({ retryWrites: true });
    const items = retrying.db(database.db.databaseName).collection(database.collection().collectionName);
    await failCommand({ times: 2 }, { failCommands: ['insert'], errorCode: 91 });
    expect((await failure(items.insertOne({}))).errorLabels).toContain('RetryableWriteError');
    await failCommand({ times: 1 }, { failCommands: ['insert'], errorCode: 91, errorLabels: [] });
    expect((await failure(items.insertOne({}))).errorLabels).not.toContain('RetryableWriteError');
    await retrying.withSession(async (session) => {
      session.startTransaction();
      await failCommand({ times: 1 }, { failCommands: ['insert'], errorCode: 91 });
      expect((await failure(items.insertOne({}, { session }))).errorLabels).toContain(
        'TransientTransactionError',
      );
      await session.abortTransaction();
    });
  });

  it('selects by the name of the application and by the collection', async () => {
    const items = database.collection();
    const other = await connect({ appName: 'other' });
    await failCommand('alwaysOn', { failCommands: ['find'], errorCode: 1, appName: 'other' });
    expect(await items.findOne()).toBe(null);
    expect(await errorCode(other.db('x').collection('y').findOne())).toBe(1);
    await failCommand('alwaysOn', { failCommands: ['find'], errorCode: 1, namespace: items.namespace });
    expect(await errorCode(items.findOne())).toBe(1);
    expect(await other.db('x').collection('y').findOne()).toBe(null);
  });
});

describe.skipIf(externalUri)('onPrimaryTransactionalWrite', () => {
  it('loses the reply of a write that happened; the driver gets it by sending the write again', async () => {
    const retrying = await connect({ retryWrites: true });
    const items = retrying
      .db(database.db.databaseName)
      .collection<Loose>(database.collection().collectionName);
    await items.insertOne({ _id: 1, n: 0 });
    await configure('onPrimaryTransactionalWrite', { times: 1 });
    expect(await items.updateOne({ _id: 1 }, { $inc: { n: 1 } })).toMatchObject({ modifiedCount: 1 });
    expect(await items.findOne()).toEqual({ _id: 1, n: 1 });
  });

  it('rolls a write back that fails before its commit', async () => {
    const retrying = await connect({ retryWrites: true });
    const items = retrying
      .db(database.db.databaseName)
      .collection<Loose>(database.collection().collectionName);
    const data = { failBeforeCommitExceptionCode: 1, closeConnection: false };
    await configure('onPrimaryTransactionalWrite', { times: 1 }, data);
    expect(await errorCode(items.insertOne({ _id: 1 }))).toBe(1);
    expect(await items.countDocuments()).toBe(0);
  });
});

describe.skipIf(externalUri)('a transaction whose connection is lost', () => {
  it('is committed on another connection', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 0 });
    await database.client.withSession(async (session) => {
      session.startTransaction();
      await items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      await failCommand({ times: 1 }, { failCommands: ['commitTransaction'], closeConnection: true });
      await session.commitTransaction();
    });
    expect(await items.findOne()).toEqual({ _id: 1, n: 1 });
  });
});

describe.skipIf(externalUri)('configureFailPoint', () => {
  const plain = useDatabase();

  it('is unknown to a server without test commands', async () => {
    const off = { configureFailPoint: 'failCommand', mode: 'off' };
    expect(await errorCode(plain.client.db('admin').command(off))).toBe(59);
  });

  it('refuses what it does not know', async () => {
    expect(await errorCode(configure('nonsense', 'off'))).toBe(191);
    expect(await errorCode(failCommand('sometimes'))).toBe(2);
    expect(await errorCode(failCommand({ times: -1 }))).toBe(2);
    expect(await errorCode(database.db.command({ configureFailPoint: 'failCommand', mode: 'off' }))).toBe(13);
  });
});
