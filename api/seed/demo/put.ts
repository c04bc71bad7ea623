import type { Db } from 'mongodb';

/** Writes a document whether or not an interrupted seed left one. */
export async function put<T extends { _id: string }>(db: Db, collection: string, document: T): Promise<void> {
  await db
    .collection<{ _id: string }>(collection)
    .replaceOne({ _id: document._id }, document, { upsert: true });
}
