import type { Loose, TestDatabase } from './database';

/** Returns a function that fills a new collection with three numbered documents. */
export function numberedIn(database: TestDatabase) {
  return async (): Promise<Loose> => {
    const items = database.collection();
    await items.insertMany([
      { _id: 1, sku: 'a', n: 1 },
      { _id: 2, sku: 'b', n: 2 },
      { _id: 3, sku: 'c', n: 3 },
    ]);
    return items;
  };
}

/** The documents of a collection in the order of their ids. */
export const stored = (collection: Loose): Promise<Loose[]> => collection.find().sort({ _id: 1 }).toArray();
