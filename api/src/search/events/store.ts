import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { SearchCounts, SearchEventDocument, SearchQueryDocument } from './documents';

const events = (db: Db) => db.collection<SearchEventDocument>('search_events');
const queries = (db: Db) => db.collection<SearchQueryDocument>('search_queries');

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

/** Retries an upsert once if a concurrent one created the document. */
async function meeting<Result>(upsert: () => Promise<Result>): Promise<Result> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return upsert();
  }
}

export async function insertEvents(db: Db, documents: readonly SearchEventDocument[]): Promise<void> {
  if (documents.length > 0) await events(db).insertMany([...documents]);
}

export type StoredSearch = Required<Omit<SearchQueryDocument, keyof SearchCounts>>;

/** Stores searches; completes documents that their events have already created. */
export async function saveSearches(db: Db, searches: readonly StoredSearch[]): Promise<void> {
  if (searches.length === 0) return;
  const operations = searches.map(({ _id, ...search }) => ({
    updateOne: { filter: { _id }, update: { $set: search }, upsert: true },
  }));
  await meeting(() => queries(db).bulkWrite(operations, { ordered: false }));
}

/** Adds clicks and conversions to the search with this queryID. */
export async function addCounts(
  db: Db,
  queryID: string,
  counts: SearchCounts,
  expires_at: Date,
): Promise<void> {
  const change = { $inc: { ...counts }, $setOnInsert: { expires_at } };
  await meeting(() => queries(db).updateOne({ _id: queryID }, change, { upsert: true }));
}
