import { describe, expect, it } from 'vitest';
import { externalUri, useDatabase } from '../support/database';
import { useFailPoints } from '../support/fail-points';

const database = useDatabase({ retryWrites: false, retryReads: false }, { testCommands: true });
const { failCommand } = useFailPoints(database);

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
