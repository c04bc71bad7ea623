import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';

const database = useDatabase();

describe('a clustered collection', () => {
  it('shows its index on _id, which is unique', async () => {
    const clusteredIndex = { key: { _id: 1 }, unique: true, name: 'by id' };
    const items = await database.db.createCollection('clustered', { clusteredIndex });
    expect(await items.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: 'by id', unique: true, clustered: true },
    ]);
    const [shown] = await database.db.listCollections({ name: 'clustered' }).toArray();
    expect(shown).toMatchObject({ options: { clusteredIndex: { v: 2, ...clusteredIndex } } });
    await items.insertOne({ _id: 1 as never });
    expect(await errorCode(items.insertOne({ _id: 1 as never }))).toBe(11000);
  });

  it('is clustered by _id and nothing else', async () => {
    const clusteredIndex = { key: { name: 1 }, unique: true };
    expect(await errorCode(database.db.createCollection('other', { clusteredIndex }))).toBe(197);
  });
});
