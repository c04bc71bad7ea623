import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { SearchCounts, SearchQueryDocument } from './documents';

/** Searches with what became of them, by queryID. */
export const queries = (db: Db) => db.collection<SearchQueryDocument>('search_queries');

/** Retries an upsert once if a concurrent one created the document. */
async function meeting<Result>(upsert: () => Promise<Result>): Promise<Result> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return upsert();
  }
}

/** A search as made, without what became of it. */
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
