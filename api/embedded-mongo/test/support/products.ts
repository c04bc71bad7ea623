import type { Collection } from 'mongodb';
import type { Loose, TestDatabase } from './database';

interface Examined {
  docs: number;
  keys: number;
  plan: string;
}

/** Returns what a query read, and its plan. */
export async function examined(query: { explain(verbosity: string): Promise<Loose> }): Promise<Examined> {
  const { executionStats, queryPlanner } = await query.explain('executionStats');
  const { totalDocsExamined: docs, totalKeysExamined: keys } = executionStats;
  return { docs, keys, plan: JSON.stringify(queryPlanner.winningPlan) };
}

/** Returns a function that fills a new collection with products and their indexes. */
export function productsIn(database: TestDatabase) {
  return async (count = 1000): Promise<Collection<Loose>> => {
    const items = database.collection();
    await items.createIndexes([
      { key: { slug: 1 }, unique: true },
      { key: { brand: 1, rank: -1 } },
      { key: { categories: 1, rank: 1 } },
      { key: { 'prices.value': 1 } },
    ]);
    const documents = Array.from({ length: count }, (_, n) => ({
      _id: n,
      slug: `p-${n}`,
      brand: n % 20,
      rank: (n * 37) % count,
      categories: [n % 7, 100 + (n % 11)],
      prices: [{ value: n }, { value: n + 5000 }],
    }));
    await items.insertMany(documents);
    return items;
  };
}
