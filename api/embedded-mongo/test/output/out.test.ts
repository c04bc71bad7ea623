import type { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';
import { numberedIn, stored } from '../support/numbered';

const database = useDatabase();
const source = numberedIn(database);

describe('$out', () => {
  it('replaces the content of a collection and retains its indexes', async () => {
    const [items, target] = [await source(), database.collection()];
    await target.createIndex({ sku: 1 }, { unique: true });
    await target.insertOne({ _id: 9, sku: 'old' });
    const results = items.aggregate([{ $match: { n: { $gt: 1 } } }, { $out: target.collectionName }]);
    expect(await results.toArray()).toEqual([]);
    expect(await stored(target)).toEqual([
      { _id: 2, sku: 'b', n: 2 },
      { _id: 3, sku: 'c', n: 3 },
    ]);
    expect((await target.indexes()).map(({ name }: Loose) => name)).toEqual(['_id_', 'sku_1']);
  });

  it('leaves the collection as it was if a result cannot be stored', async () => {
    const [items, target] = [await source(), database.collection()];
    await target.createIndex({ same: 1 }, { unique: true });
    await target.insertOne({ _id: 9 });
    const pipeline = [{ $set: { same: 1 } }, { $out: target.collectionName }];
    expect(await errorCode(items.aggregate(pipeline).toArray())).toBe(11000);
    expect(await stored(target)).toEqual([{ _id: 9 }]);
  });

  it('writes to the collection it reads, and to another database', async () => {
    const items = await source();
    await items
      .aggregate([{ $project: { n: { $add: ['$n', 1] } } }, { $out: items.collectionName }])
      .toArray();
    expect(await stored(items)).toEqual([1, 2, 3].map((_id) => ({ _id, n: _id + 1 })));
    const db = `${database.db.databaseName}_other`;
    await items.aggregate([{ $out: { db, coll: 'copy' } }]).toArray();
    expect(await database.client.db(db).collection('copy').countDocuments()).toBe(3);
    await database.client.db(db).dropDatabase();
  });

  it('is the last stage, and not part of a transaction', async () => {
    const items = await source();
    expect(await errorCode(items.aggregate([{ $out: 'x' }, { $limit: 1 }]).toArray())).toBe(40601);
    const client: MongoClient = database.client;
    await client.withSession(async (session) => {
      session.startTransaction();
      expect(await errorCode(items.aggregate([{ $out: 'x' }], { session }).toArray())).toBe(263);
      await session.abortTransaction();
    });
  });
});
