import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';

const database = useDatabase();

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
