import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';

const database = useDatabase();

describe('collections and databases', () => {
  it('creates, lists and drops collections and databases', async () => {
    const name = database.collection().collectionName;
    await database.db.createCollection(name);
    expect(await errorCode(database.db.createCollection(name))).toBe(48);
    expect(await database.db.listCollections({ name }).toArray()).toMatchObject([
      { name, type: 'collection' },
    ]);
    const { databases } = await database.client.db('admin').admin().listDatabases();
    expect(databases.map((found) => found.name)).toContain(database.db.databaseName);
    expect(await database.db.dropCollection(name)).toBe(true);
    expect(await database.db.listCollections({ name }).toArray()).toEqual([]);
  });

  it('renames a collection with its documents and indexes', async () => {
    const items = database.collection();
    await items.createIndex({ a: 1 });
    await items.insertOne({ _id: 1, a: 5 });
    const renamed = await items.rename(`${items.collectionName}_renamed`);
    expect(await renamed.findOne({ a: 5 })).toEqual({ _id: 1, a: 5 });
    expect(await renamed.indexes()).toHaveLength(2);
    expect(await items.countDocuments()).toBe(0);
  });
});
