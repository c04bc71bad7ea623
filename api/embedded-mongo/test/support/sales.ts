import type { Loose, TestDatabase } from './database';

/** Documents that most tests of pipelines read. */
export const sales = [
  { _id: 1, brand: 'a', price: 10, tags: ['x', 'y'], at: new Date('2026-01-05T10:00:00Z') },
  { _id: 2, brand: 'b', price: 20, tags: ['y'], at: new Date('2026-01-20T00:00:00Z') },
  { _id: 3, brand: 'a', price: 30, tags: [], at: new Date('2026-02-01T00:00:00Z') },
  { _id: 4, brand: 'c', price: 20, at: new Date('2026-02-03T00:00:00Z') },
];

/** Returns a function that runs a pipeline on documents, by default the sales, in a new collection. */
export function runOn(database: TestDatabase) {
  return async (pipeline: Loose[], documents: Loose[] = sales): Promise<Loose[]> => {
    const items = database.collection();
    await items.insertMany(documents);
    return items.aggregate(pipeline).toArray();
  };
}

export const byId = { $sort: { _id: 1 } };
