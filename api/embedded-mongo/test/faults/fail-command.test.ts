import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, useDatabase } from '../support/database';
import { failure, useFailPoints } from '../support/fail-points';

const database = useDatabase({ retryWrites: false, retryReads: false }, { testCommands: true });
const { connect, failCommand } = useFailPoints(database);

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
