import type { Loose, TestDatabase } from './database';

/** Returns a function that returns the ids of the given documents that a filter matches. */
export function idsIn(database: TestDatabase) {
  return async (documents: Loose[], filter: Loose): Promise<unknown[]> => {
    const items = database.collection();
    await items.insertMany(documents.map((document, index) => ({ _id: index, ...document })));
    const found = await items.find(filter).sort({ _id: 1 }).toArray();
    return found.map(({ _id }) => _id);
  };
}
