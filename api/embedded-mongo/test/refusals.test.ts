import { Decimal128 } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, type Loose, useDatabase } from './support/database';

const database = useDatabase();

/** MongoDB features the embedded database lacks: it refuses them and does nothing. */
describe.skipIf(externalUri)('not supported', () => {
  it.each([
    ['$where', { $where: '1' }],
    ['$jsonSchema', { $jsonSchema: {} }],
    ['$text', { $text: { $search: 'x' } }],
    ['$near', { at: { $near: [1, 2] } }],
    ['$geoWithin', { at: { $geoWithin: {} } }],
  ])('the query operator %s', async (_, filter: Loose) => {
    expect(await errorCode(database.collection().find(filter).toArray())).toBe(238);
  });

  it.each(['$geoNear', '$search', '$redact', '$collStats', '$indexStats'])('the stage %s', async (stage) => {
    const pipeline = [{ [stage]: {} }];
    expect(await errorCode(database.collection().aggregate(pipeline).toArray())).toBe(238);
  });

  it.each([{ a: 'text' }, { a: 'hashed' }, { a: '2dsphere' }, { '$**': 1 }])(
    'an index of %j',
    async (key: Loose) => {
      expect(await errorCode(database.collection().createIndex(key))).toBe(238);
    },
  );

  it('special collections', async () => {
    expect(await errorCode(database.db.createCollection('x', { capped: true, size: 1000 }))).toBe(238);
    expect(await errorCode(database.db.createCollection('x', { timeseries: { timeField: 't' } }))).toBe(238);
    expect(await errorCode(database.db.createCollection('x', { validator: { a: 1 } }))).toBe(238);
    expect(await errorCode(database.db.createCollection('x', { viewOn: 'y', pipeline: [] }))).toBe(238);
  });

  it('comparing and adding Decimal128', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, price: Decimal128.fromString('1.50') });
    expect((await items.findOne({ _id: 1 })).price.toString()).toBe('1.50');
    expect(await errorCode(items.find({ price: { $gt: 1 } }).toArray())).toBe(238);
    expect(await errorCode(items.updateOne({ _id: 1 }, { $inc: { price: 1 } }))).toBe(238);
  });

  it('tailable cursors', async () => {
    const items = database.collection();
    expect(await errorCode(items.find({}, { tailable: true }).toArray())).toBe(238);
  });
});

describe('commands', () => {
  it('refuses unknown commands and unknown options', async () => {
    expect(await errorCode(database.db.command({ nonsense: 1 }))).toBe(59);
    expect(await errorCode(database.db.command({ find: 'x', nonsense: 1 }))).toBe(40415);
  });

  it('refuses a write concern with more members than exist, and keeps what it wrote', async () => {
    const items = database.collection();
    expect(await errorCode(items.insertOne({}, { writeConcern: { w: 5, wtimeoutMS: 1 } }))).toBe(100);
    expect(await items.countDocuments()).toBe(1);
  });

  it('stops a query after its time limit', async () => {
    const items = database.collection();
    await items.insertMany(Array.from({ length: 3000 }, (_, n) => ({ n, text: 'x'.repeat(500) })));
    const slow = {
      $expr: {
        $eq: [
          { $reduce: { input: { $range: [0, 2000] }, initialValue: 0, in: { $add: ['$$value', '$n'] } } },
          -1,
        ],
      },
    };
    expect(await errorCode(items.find(slow).maxTimeMS(5).toArray())).toBe(50);
  });

  it('refuses results that are too large for a document', async () => {
    const items = database.collection();
    for (let n = 0; n < 18; n++) await items.insertOne({ text: `${n}`.padEnd(1_000_000, 'x') });
    expect(await errorCode(items.distinct('text'))).toBeTypeOf('number');
    expect(
      await errorCode(items.aggregate([{ $group: { _id: null, all: { $push: '$text' } } }]).toArray()),
    ).toBe(10334);
    expect(await items.find().toArray()).toHaveLength(18);
  });

  it('refuses search indexes as a MongoDB without a search process does', async () => {
    const items = database.collection();
    const definition = { mappings: { dynamic: true } };
    expect(await errorCode(items.createSearchIndex({ definition }))).toBe(31082);
    expect(await errorCode(items.updateSearchIndex('default', definition))).toBe(31082);
    expect(await errorCode(items.dropSearchIndex('default'))).toBe(31082);
    expect(await errorCode(items.listSearchIndexes().toArray())).toBe(31082);
  });

  it.each([{ a: { $exists: false } }, { a: { $ne: 1 } }, { $nor: [{ a: 1 }] }, { a: /^x/ }])(
    'refuses the partial index of %j',
    async (partialFilterExpression) => {
      expect(await errorCode(database.collection().createIndex({ a: 1 }, { partialFilterExpression }))).toBe(
        67,
      );
    },
  );

  it('refuses unknown fields of a statement, and writes nothing', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, n: 1 });
    const update = { q: {}, u: { $set: { n: 2 } }, nonsense: 1 };
    expect(await errorCode(database.db.command({ update: items.collectionName, updates: [update] }))).toBe(
      40415,
    );
    const remove = { q: {}, limit: 1, nonsense: 1 };
    expect(await errorCode(database.db.command({ delete: items.collectionName, deletes: [remove] }))).toBe(
      40415,
    );
    expect(await items.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
  });

  it('refuses a cursor that does not exist', async () => {
    const { Long } = await import('mongodb');
    expect(await errorCode(database.db.command({ getMore: Long.fromNumber(12345), collection: 'x' }))).toBe(
      43,
    );
  });
});
