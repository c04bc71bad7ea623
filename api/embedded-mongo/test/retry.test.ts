import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Loose, useDatabase } from './support/database';
import { DroppingProxy } from './support/dropping-proxy';

const database = useDatabase();
let proxy: DroppingProxy;
let client: MongoClient;

beforeEach(async () => {
  const [address] = database.client.options.hosts;
  proxy = await DroppingProxy.start({ host: address?.host ?? '', port: address?.port ?? 0 });
  client = await new MongoClient(`mongodb://127.0.0.1:${proxy.port}/?directConnection=true`).connect();
});

afterEach(async () => {
  await client.close();
  await proxy.close();
});

/** The same collection through the proxy. */
function throughProxy(name: string) {
  return client.db(database.db.databaseName).collection<Loose>(name);
}

describe('a write whose reply was lost', () => {
  it('is applied once when the driver sends it again', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 0 });
    const same = throughProxy(items.collectionName);
    proxy.dropReplyTo('findAndModify');
    expect(await same.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      n: 1,
    });
    proxy.dropReplyTo('updates');
    expect(await same.updateOne({ _id: 1 }, { $inc: { n: 1 } })).toMatchObject({ modifiedCount: 1 });
    proxy.dropReplyTo('documents');
    expect(await same.insertMany([{ _id: 2 }, { _id: 3 }])).toMatchObject({ insertedCount: 2 });
    proxy.dropReplyTo('deletes');
    expect(await same.deleteOne({ _id: 3 })).toMatchObject({ deletedCount: 1 });
    expect(proxy.dropped).toBe(4);
    expect(await items.find().sort({ _id: 1 }).toArray()).toEqual([{ _id: 1, n: 2 }, { _id: 2 }]);
  });

  it('is committed once when the reply to the commit is lost', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 0 });
    const same = throughProxy(items.collectionName);
    const session = client.startSession();
    await session.withTransaction(async () => {
      await same.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      proxy.dropReplyTo('commitTransaction');
    });
    await session.endSession();
    expect(proxy.dropped).toBe(1);
    expect(await items.findOne()).toEqual({ _id: 1, n: 1 });
  });
});
