import type { ClientSession, Db, MongoClient } from 'mongodb';

export const NOW = new Date('2026-11-24T00:00:00Z');
export const PAGE = { skip: 0, limit: 10 };

export interface QueryContext {
  db: Db;
  client: MongoClient;
  /** Runs the work in a transaction. */
  transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T>;
}

/** Functions of related stores that read or write by a filter, called with sample arguments. */
export interface QueryGroup {
  /** Creates the stores' indexes. */
  ensureIndexes: readonly ((db: Db) => Promise<unknown>)[];
  queries: Readonly<Record<string, (context: QueryContext) => Promise<unknown>>>;
}
