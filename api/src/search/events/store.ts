import type { Db } from 'mongodb';
import type { SearchEventDocument } from './documents';
import { queries } from './query-store';

const events = (db: Db) => db.collection<SearchEventDocument>('search_events');

/** TTL indexes delete events and searches; the report reads an index's searches by time. */
export async function ensureIndexes(db: Db): Promise<void> {
  await events(db).createIndexes([
    { key: { queryID: 1 }, name: 'query' },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
  await queries(db).createIndexes([
    { key: { index: 1, at: 1 }, name: 'index' },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

export async function insertEvents(db: Db, documents: readonly SearchEventDocument[]): Promise<void> {
  if (documents.length > 0) await events(db).insertMany([...documents]);
}
