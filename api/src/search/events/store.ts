import type { Db } from 'mongodb';
import type { SearchEventDocument } from './documents';

const events = (db: Db) => db.collection<SearchEventDocument>('search_events');

/** Events are joined with their search by `queryID`, and read by time. */
export async function ensureIndexes(db: Db): Promise<void> {
  await events(db).createIndexes([
    { key: { queryID: 1 }, name: 'query' },
    { key: { at: 1 }, name: 'at' },
  ]);
}

export async function insertEvents(db: Db, documents: readonly SearchEventDocument[]): Promise<void> {
  if (documents.length > 0) await events(db).insertMany([...documents]);
}
