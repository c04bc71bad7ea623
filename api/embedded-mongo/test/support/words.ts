import type { Loose, TestDatabase } from './database';

/** Returns a function that fills a new collection with named documents, numbered in their order. */
export function wordsIn(database: TestDatabase) {
  return async (...names: string[]): Promise<Loose> => {
    const items = database.collection();
    await items.insertMany(names.map((name, n) => ({ _id: n, name, n })));
    return items;
  };
}

/** The names of documents. */
export const names = (docs: Loose[]): string[] => docs.map(({ name }) => name);
