import type { Collection } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, type Loose, useDatabase } from './support/database';

const database = useDatabase();

interface Examined {
  docs: number;
  keys: number;
  plan: string;
}

async function examined(query: { explain(verbosity: string): Promise<Loose> }): Promise<Examined> {
  const { executionStats, queryPlanner } = await query.explain('executionStats');
  const { totalDocsExamined: docs, totalKeysExamined: keys } = executionStats;
  return { docs, keys, plan: JSON.stringify(queryPlanner.winningPlan) };
}

async function products(count = 1000): Promise<Collection<Loose>> {
  const items = database.collection();
  await items.createIndexes([
    { key: { slug: 1 }, unique: true },
    { key: { brand: 1, rank: -1 } },
    { key: { categories: 1, rank: 1 } },
    { key: { 'prices.value': 1 } },
  ]);
  const documents = Array.from({ length: count }, (_, n) => ({
    _id: n,
    slug: `p-${n}`,
    brand: n % 20,
    rank: (n * 37) % count,
    categories: [n % 7, 100 + (n % 11)],
    prices: [{ value: n }, { value: n + 5000 }],
  }));
  await items.insertMany(documents);
  return items;
}

describe('queries through indexes', () => {
  it('examine only what they return', async () => {
    const items = await products();
    expect(await examined(items.find({ slug: 'p-7' }))).toMatchObject({ docs: 1, keys: 1 });
    expect(await examined(items.find({ brand: 3 }))).toMatchObject({ docs: 50 });
    expect(await examined(items.find({ brand: 3, rank: { $gte: 500 } }))).toMatchObject({ docs: 25 });
    expect(await examined(items.find({ brand: { $in: [3, 4] } }))).toMatchObject({ docs: 100 });
    expect((await examined(items.find({ slug: /^p-99\d/ }))).docs).toBeLessThanOrEqual(11);
    expect(await examined(items.find({ categories: 105 }))).toMatchObject({ docs: 91 });
    expect(await examined(items.find({ 'prices.value': 5003 }))).toMatchObject({ docs: 1 });
    expect(await examined(items.find({ $or: [{ slug: 'p-1' }, { 'prices.value': 2 }] }))).toMatchObject({
      docs: 2,
    });
  });

  it('provide sort order without sorting, backwards and for several values too', async () => {
    const items = await products();
    const first = await examined(items.find({ brand: 3 }).sort({ rank: -1 }).limit(5));
    expect(first).toMatchObject({ docs: 5 });
    expect(first.plan).not.toContain('"SORT"');
    const last = await examined(items.find({ brand: 3 }).sort({ rank: 1 }).limit(5));
    expect(last).toMatchObject({ docs: 5 });
    const merged = await examined(
      items
        .find({ brand: { $in: [3, 4, 5] } })
        .sort({ rank: -1 })
        .limit(5),
    );
    expect(merged.docs).toBeLessThanOrEqual(8);
    const found = await items
      .find({ brand: { $in: [3, 4, 5] } })
      .sort({ rank: -1 })
      .limit(5)
      .toArray();
    const all = await items.find({ brand: { $in: [3, 4, 5] } }).toArray();
    expect(found).toEqual(all.sort((a, b) => b.rank - a.rank).slice(0, 5));
  });

  it('count from the keys alone', async () => {
    const items = await products();
    const explained: Loose = await database.db.command({
      explain: { count: items.collectionName, query: { brand: 3 } },
      verbosity: 'executionStats',
    });
    expect(explained.executionStats.totalDocsExamined).toBe(0);
    expect(await items.countDocuments({ brand: 3 })).toBe(50);
    expect(await items.countDocuments({ categories: 3 })).toBe(143);
  });

  it.skipIf(externalUri)('join through the index of the other collection', async () => {
    const items = await products();
    const lines = database.collection();
    await lines.insertMany([{ slug: 'p-1' }, { slug: 'p-2' }, { slug: 'none' }]);
    const byField = { from: items.collectionName, localField: 'slug', foreignField: 'slug', as: 'p' };
    const explained: Loose = await lines.aggregate([{ $lookup: byField }]).explain('executionStats');
    const lookup = explained.stages.find((stage: Loose) => '$lookup' in stage);
    expect(Number(lookup.totalDocsExamined)).toBe(2);
    expect(lookup.indexesUsed).toEqual(['slug_1']);
  });

  it('follow a hint and refuse an unknown one', async () => {
    const items = await products(100);
    expect((await examined(items.find({ brand: 3 }).hint({ $natural: 1 }))).docs).toBe(100);
    expect((await examined(items.find({ brand: 3 }).hint('slug_1'))).keys).toBe(100);
    expect(await errorCode(items.find({ brand: 3 }).hint('nope').toArray())).toBe(2);
  });
});

describe('unique indexes', () => {
  it('refuses a second document with the key, however it is written', async () => {
    const items = database.collection();
    await items.createIndex({ email: 1 }, { unique: true });
    await items.insertMany([
      { _id: 1, email: 'a' },
      { _id: 2, email: 'b' },
    ]);
    await expect(items.insertOne({ email: 'a' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a' },
    });
    expect(await errorCode(items.updateOne({ _id: 2 }, { $set: { email: 'a' } }))).toBe(11000);
    expect(
      await errorCode(items.findOneAndUpdate({ _id: 3 }, { $set: { email: 'a' } }, { upsert: true })),
    ).toBe(11000);
    expect(await items.countDocuments()).toBe(2);
    await items.deleteOne({ _id: 1 });
    await items.updateOne({ _id: 2 }, { $set: { email: 'a' } });
    expect(await items.findOne({ email: 'a' })).toMatchObject({ _id: 2 });
  });

  it('lets one of many simultaneous inserts win', async () => {
    const items = database.collection();
    await items.createIndex({ key: 1 }, { unique: true });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => items.insertOne({ key: 'k', n })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not created if keys repeat, and leaves nothing behind', async () => {
    const items = database.collection();
    await items.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await errorCode(items.createIndex({ a: 1 }, { unique: true }))).toBe(11000);
    expect(await items.indexes()).toHaveLength(1);
  });

  it('counts a missing field as null, unless the index is sparse or partial', async () => {
    const items = database.collection();
    await items.createIndex({ a: 1 }, { unique: true });
    await items.insertOne({});
    expect(await errorCode(items.insertOne({}))).toBe(11000);
    const sparse = database.collection();
    await sparse.createIndex({ a: 1 }, { unique: true, sparse: true });
    await sparse.insertMany([{ n: 1 }, { n: 2 }, { a: 1 }]);
    expect(await errorCode(sparse.insertOne({ a: 1 }))).toBe(11000);
    expect(await sparse.find({ a: null }).toArray()).toHaveLength(2);
    const partial = database.collection();
    await partial.createIndex({ a: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await partial.insertMany([
      { a: 1, active: false },
      { a: 1, active: false },
      { a: 1, active: true },
    ]);
    expect(await errorCode(partial.insertOne({ a: 1, active: true }))).toBe(11000);
    expect(await partial.find({ a: 1 }).toArray()).toHaveLength(3);
    expect((await examined(partial.find({ a: 1, active: true }))).docs).toBe(1);
  });
});

describe('administration', () => {
  it('creates, lists and drops indexes', async () => {
    const items = database.collection();
    await items.insertOne({ a: 1 });
    expect(await items.createIndex({ a: 1, b: -1 }, { name: 'own' })).toBe('own');
    await items.createIndex({ a: 1, b: -1 }, { name: 'own' });
    expect(await items.indexes()).toMatchObject([
      { name: '_id_', key: { _id: 1 } },
      { name: 'own', key: { a: 1, b: -1 } },
    ]);
    expect(await errorCode(items.createIndex({ a: 1, b: -1 }, { name: 'other' }))).toBe(85);
    expect(await errorCode(items.createIndex({ c: 1 }, { name: 'own' }))).toBe(86);
    await items.dropIndex('own');
    expect(await errorCode(items.dropIndex('own'))).toBe(27);
    expect(await errorCode(items.dropIndex('_id_'))).toBe(72);
  });

  it('refuses two arrays in one index', async () => {
    const items = database.collection();
    await items.createIndex({ a: 1, b: 1 });
    expect(await errorCode(items.insertOne({ a: [1, 2], b: [3, 4] }))).toBe(171);
  });

  it('creates, lists and drops collections and databases', async () => {
    const name = database.collection().collectionName;
    await database.db.createCollection(name);
    expect(await errorCode(database.db.createCollection(name))).toBe(48);
    expect(await database.db.listCollections({ name }).toArray()).toMatchObject([
      { name, type: 'collection' },
    ]);
    const { databases } = await database.client.db('admin').admin().listDatabases();
    expect(databases.map((found) => found.name)).toContain(database.db.databaseName);
    expect(await database.db.dropCollection(name)).toBe(true);
    expect(await database.db.listCollections({ name }).toArray()).toEqual([]);
  });

  it('renames a collection with its documents and indexes', async () => {
    const items = database.collection();
    await items.createIndex({ a: 1 });
    await items.insertOne({ _id: 1, a: 5 });
    const renamed = await items.rename(`${items.collectionName}_renamed`);
    expect(await renamed.findOne({ a: 5 })).toEqual({ _id: 1, a: 5 });
    expect(await renamed.indexes()).toHaveLength(2);
    expect(await items.countDocuments()).toBe(0);
  });
});
