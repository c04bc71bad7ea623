import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';

const database = useDatabase();

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
});
