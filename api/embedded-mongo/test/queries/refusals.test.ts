import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';

const database = useDatabase();

describe('refusals', () => {
  it.each([
    [{ a: { $foo: 1 } }, 2],
    [{ $foo: 1 }, 2],
    [{ $or: [] }, 2],
    [{ a: { $in: 5 } }, 2],
    [{ a: { $regex: '(' } }, 51091],
    [{ $expr: { $foo: 1 } }, 168],
  ])('refuses %j with code %i', async (filter: Loose, code) => {
    const items = database.collection();
    await items.insertOne({ a: 1 });
    expect(await errorCode(items.find(filter).toArray())).toBe(code);
  });

  it('refuses a projection that mixes including and excluding', async () => {
    const items = database.collection();
    expect(await errorCode(items.findOne({}, { projection: { a: 1, b: 0 } }))).toBe(31254);
  });
});
