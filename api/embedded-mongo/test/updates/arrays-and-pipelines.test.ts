import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';
import { updatedIn } from '../support/updated';

const database = useDatabase();
const updated = updatedIn(database);

describe('positions in arrays', () => {
  const lines = {
    lines: [
      { sku: 'a', n: 1 },
      { sku: 'b', n: 2 },
      { sku: 'c', n: 3 },
    ],
  };

  it('changes the element that the filter matched', async () => {
    const result = await updated(lines, { $inc: { 'lines.$.n': 10 } }, {}, { 'lines.sku': 'b' });
    expect(result).toMatchObject({ lines: [{ n: 1 }, { n: 12 }, { n: 3 }] });
    const matched = await updated(
      lines,
      { $set: { 'lines.$': null } },
      {},
      { lines: { $elemMatch: { n: { $gt: 2 } } } },
    );
    expect(matched).toMatchObject({ lines: [{ n: 1 }, { n: 2 }, null] });
  });

  it('changes every element', async () => {
    expect(await updated(lines, { $inc: { 'lines.$[].n': 1 } })).toMatchObject({
      lines: [{ n: 2 }, { n: 3 }, { n: 4 }],
    });
  });

  it('changes the elements that an array filter selects', async () => {
    const arrayFilters = [{ $or: [{ 'line.sku': 'a' }, { 'line.n': { $gte: 3 } }] }];
    const result = await updated(lines, { $set: { 'lines.$[line].n': 0 } }, { arrayFilters });
    expect(result).toMatchObject({ lines: [{ n: 0 }, { n: 2 }, { n: 0 }] });
    expect(
      await updated({ a: [1, 5, 9] }, { $set: { 'a.$[x]': 0 } }, { arrayFilters: [{ x: { $gt: 4 } }] }),
    ).toEqual({ a: [1, 0, 0] });
  });
});

describe('pipelines and replacements', () => {
  it('computes fields from the document', async () => {
    const stages = [{ $set: { total: { $multiply: ['$n', '$price'] } } }, { $unset: 'price' }];
    expect(await updated({ n: 3, price: 250 }, stages)).toEqual({ n: 3, total: 750 });
  });

  it('replaces the document and keeps its id', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, a: 1, b: 2 });
    await items.replaceOne({ a: 1 }, { c: 3 });
    expect(await items.findOne()).toEqual({ _id: 1, c: 3 });
  });
});

describe('refusals', () => {
  it.each([
    [{ a: 'x' }, { $inc: { a: 1 } }, 14],
    [{ a: 1 }, { $inc: { a: 'x' } }, 14],
    [{ a: 1 }, { $push: { a: 1 } }, 2],
    [{ a: 1 }, { $set: { 'a.b': 1 } }, 28],
    [{ a: [1] }, { $set: { 'a.b': 1 } }, 28],
    [{ a: 1 }, { $set: { _id: 2 } }, 66],
    [{ a: 1 }, { $set: { b: 1 }, $unset: { b: 1 } }, 40],
    [{ a: 1 }, { $set: { b: 1, 'b.c': 1 } }, 40],
    [{ a: 1 }, { $foo: { a: 1 } }, 9],
    [{ a: 1 }, { $addToSet: { a: 1 } }, 2],
    [{ a: 1 }, { $pop: { a: 1 } }, 14],
    [{ a: 1 }, { $set: { 'b.$.c': 1 } }, 2],
    [{ a: 1 }, { $set: { 'a.$[x]': 1 } }, 2],
    [{ a: 1 }, { $rename: { a: 'a' } }, 2],
    [{ a: 1 }, { $set: { 'a.': 1 } }, 56],
  ])('refuses %j with %j: code %i, and changes nothing', async (document: Loose, update: Loose, code) => {
    const items = database.collection();
    await items.insertOne({ _id: 1, ...document });
    expect(await errorCode(items.updateOne({}, update))).toBe(code);
    expect(await items.findOne()).toEqual({ _id: 1, ...document });
  });
});
