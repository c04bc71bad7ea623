import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, type Loose, useDatabase } from '../support/database';
import { useFailPoints } from '../support/fail-points';

const database = useDatabase({ retryWrites: false, retryReads: false }, { testCommands: true });
const { configure, connect } = useFailPoints(database);

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
