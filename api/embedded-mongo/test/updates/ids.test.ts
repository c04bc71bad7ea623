import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';

const database = useDatabase();

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
