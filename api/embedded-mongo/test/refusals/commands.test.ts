import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';

const database = useDatabase();

describe('commands', () => {
  it('refuses unknown commands and unknown options', async () => {
    expect(await errorCode(database.db.command({ nonsense: 1 }))).toBe(59);
    expect(await errorCode(database.db.command({ find: 'x', nonsense: 1 }))).toBe(40415);
  });

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
});
