import type { Loose, TestDatabase } from './database';

/** Returns a function that returns the result of updating one document. */
export function updatedIn(database: TestDatabase) {
  return async (
    document: Loose,
    update: Loose,
    options: Loose = {},
    filter: Loose = {},
  ): Promise<unknown> => {
    const items = database.collection();
    await items.insertOne({ _id: 1, ...document });
    await items.updateOne(filter, update, options);
    const { _id, ...rest } = await items.findOne({ _id: 1 });
    return rest;
  };
}
