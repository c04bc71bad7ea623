import { Decimal128, Double, Long } from 'mongodb';
import { expect, it } from 'vitest';
import { errorCode, useDatabase } from '../../support/database';

const database = useDatabase();

/** Converts a stored value. */
async function toDecimal(value: unknown): Promise<unknown> {
  const items = database.collection();
  await items.insertOne({ value });
  const [found] = await items.aggregate([{ $project: { as: { $toDecimal: '$value' } } }]).toArray();
  return found?.as instanceof Decimal128 ? found.as.toString() : found?.as;
}

it.each([
  [7, '7'],
  [Long.fromString('9007199254740993'), '9007199254740993'],
  [new Double(2.5), '2.50000000000000'],
  ['-5.50', '-5.50'],
  ['0.1234567890123456789', '0.1234567890123456789'],
  [true, '1'],
  [new Date(1522127087890), '1522127087890'],
  [Decimal128.fromString('1.10'), '1.10'],
  [null, null],
])('converts %s to the decimal %s', async (value, expected) => {
  expect(await toDecimal(value)).toBe(expected);
});

it('refuses what is not like a number', async () => {
  expect(await errorCode(toDecimal('five'))).toBe(241);
  expect(await errorCode(toDecimal({}))).toBe(241);
});

it('is known to $convert, and its result can be stored and turned into text', async () => {
  const items = database.collection();
  await items.insertOne({ price: 1.25 });
  await items.updateOne({}, [{ $set: { price: { $convert: { input: '$price', to: 'decimal' } } } }]);
  const [found] = await items.aggregate([{ $project: { text: { $toString: '$price' } } }]).toArray();
  expect(found?.text).toBe('1.25000000000000');
});

it('stays as it is in a document that a pipeline changes elsewhere', async () => {
  const items = database.collection();
  await items.insertOne({ price: Decimal128.fromString('1.10'), stock: 1 });
  await items.updateOne({}, [{ $set: { stock: { $add: ['$stock', 1] } } }]);
  const found = await items.findOne();
  expect([String(found?.price), found?.stock]).toEqual(['1.10', 2]);
});
