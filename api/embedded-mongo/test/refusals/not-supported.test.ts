import { Code, Decimal128 } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, type Loose, useDatabase } from '../support/database';

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

  it('code with a scope, in filters and changes, by an answer on a connection that stays', async () => {
    const items = database.collection();
    const code = new Code('f', { a: 1 });
    expect(await errorCode(items.find({ code }).toArray())).toBe(238);
    expect(await errorCode(items.updateOne({ _id: 1 }, { $set: { code } }))).toBe(238);
    expect(await items.countDocuments()).toBe(0);
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
