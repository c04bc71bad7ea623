import type { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from './support/database';

const database = useDatabase();

async function source(): Promise<Loose> {
  const items = database.collection();
  await items.insertMany([
    { _id: 1, sku: 'a', n: 1 },
    { _id: 2, sku: 'b', n: 2 },
    { _id: 3, sku: 'c', n: 3 },
  ]);
  return items;
}

const stored = (collection: Loose) => collection.find().sort({ _id: 1 }).toArray();

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

describe('$merge', () => {
  async function merged(options: Loose, results: Loose = {}): Promise<Loose> {
    const [items, target] = [await source(), database.collection()];
    await target.insertOne({ _id: 1, sku: 'a', old: true });
    await items
      .aggregate([{ $set: results }, { $merge: { into: target.collectionName, ...options } }])
      .toArray();
    return stored(target);
  }
  const inserted = [
    { _id: 2, sku: 'b', n: 2 },
    { _id: 3, sku: 'c', n: 3 },
  ];

  it.each([
    ['merge by default', {}, [{ _id: 1, sku: 'a', old: true, n: 1 }, ...inserted]],
    ['replace', { whenMatched: 'replace' }, [{ _id: 1, sku: 'a', n: 1 }, ...inserted]],
    ['keepExisting', { whenMatched: 'keepExisting' }, [{ _id: 1, sku: 'a', old: true }, ...inserted]],
    ['discard', { whenNotMatched: 'discard' }, [{ _id: 1, sku: 'a', old: true, n: 1 }]],
    [
      'a pipeline',
      { whenMatched: [{ $set: { from: '$$new.n' } }] },
      [{ _id: 1, sku: 'a', old: true, from: 1 }, ...inserted],
    ],
    [
      'a pipeline with variables',
      { let: { double: { $multiply: ['$n', 2] } }, whenMatched: [{ $set: { n: '$$double' } }] },
      [{ _id: 1, sku: 'a', old: true, n: 2 }, ...inserted],
    ],
  ])('%s', async (_, options, expected) => {
    expect(await merged(options)).toEqual(expected);
  });

  it('fails if it should when documents match or do not, and then stores nothing', async () => {
    await expect(merged({ whenMatched: 'fail' })).rejects.toMatchObject({
      code: 11000,
      errorResponse: { keyPattern: { _id: 1 }, keyValue: { _id: 1 } },
    });
    expect(await errorCode(merged({ whenNotMatched: 'fail' }))).toBe(13113);
  });

  it('joins by the fields of a unique index only', async () => {
    const [items, target] = [await source(), database.collection()];
    const merge = (): Promise<unknown> =>
      items
        .aggregate([
          { $project: { _id: 0, sku: 1, n: 1 } },
          { $merge: { into: target.collectionName, on: 'sku' } },
        ])
        .toArray();
    await target.insertOne({ _id: 'x', sku: 'b' });
    expect(await errorCode(merge())).toBe(51183);
    await target.createIndex({ sku: 1 }, { unique: true });
    await merge();
    expect(
      await target
        .find({}, { projection: { _id: 0 } })
        .sort({ sku: 1 })
        .toArray(),
    ).toEqual([
      { sku: 'a', n: 1 },
      { sku: 'b', n: 2 },
      { sku: 'c', n: 3 },
    ]);
    expect(await target.findOne({ _id: 'x' })).toEqual({ _id: 'x', sku: 'b', n: 2 });
  });

  it.each([
    [{ whenMatched: 'nonsense' }, 2],
    [{ nonsense: 1 }, 40415],
    [{ let: { a: 1 } }, 51199],
    [{ on: [] }, 51187],
  ])('refuses %j', async (options, code) => {
    expect(await errorCode(merged(options))).toBe(code);
  });
});

describe('variables of a command', () => {
  it('are the values of constant expressions', async () => {
    const items = await source();
    const find = (value: Loose) =>
      items.countDocuments({ $expr: { $eq: ['$sku', '$$wanted'] } }, { let: { wanted: value } });
    await items.insertOne({ _id: 4, sku: '$n' });
    const byLiteral = { $expr: { $eq: ['$sku', '$$wanted'] } };
    expect(await items.find(byLiteral, { let: { wanted: { $literal: '$n' } } }).toArray()).toHaveLength(1);
    expect(await items.find(byLiteral, { let: { wanted: { $concat: ['', 'b'] } } }).toArray()).toHaveLength(
      1,
    );
    expect(await errorCode(items.find(byLiteral, { let: { wanted: '$n' } }).toArray())).toBe(4890500);
    expect(await find('c')).toBe(1);
    const update = [{ $set: { n: '$$value' } }];
    await items.updateOne({ _id: 1 }, update, { let: { value: { $literal: '$$x' } } });
    expect(await items.findOne({ _id: 1 })).toEqual({ _id: 1, sku: 'a', n: '$$x' });
  });
});

describe('an _id with a field that starts with $', () => {
  it('is refused, however it is stored', async () => {
    const items = database.collection();
    const _id = { $wrong: 1 };
    expect(await errorCode(items.insertOne({ _id }))).toBe(52);
    expect(await errorCode(items.replaceOne({ a: 1 }, { _id }, { upsert: true }))).toBe(52);
    expect(await errorCode(items.updateOne({ a: 1 }, { $set: { _id } }, { upsert: true }))).toBe(52);
    expect(await items.countDocuments()).toBe(0);
  });
});
