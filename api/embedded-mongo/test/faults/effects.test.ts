import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, type Loose, useDatabase } from '../support/database';
import { failure, useFailPoints } from '../support/fail-points';

const database = useDatabase({ retryWrites: false, retryReads: false }, { testCommands: true });
const { connect, failCommand } = useFailPoints(database);

describe.skipIf(externalUri)('the effect of failCommand', () => {
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
});
