import type { ClientSession, Db } from 'mongodb';
import type { ContentDocument } from '../documents';
import type { ContentEntryDocument } from './documents';
import { type ContentPart, documentOf, partsOf } from './parts';

const entries = (db: Db) => db.collection<ContentEntryDocument>('content_entries');
const content = (db: Db) => db.collection<ContentDocument>('content');

/** Creates the index of drafts that are planned. */
export const ensureEntryIndexes = (db: Db): Promise<string> =>
  entries(db).createIndex({ 'draft.plan.from': 1 }, { name: 'planned', sparse: true });

/** @returns what staff have done with an entry; null if nothing */
export const findEntry = (
  db: Db,
  id: string,
  session?: ClientSession,
): Promise<ContentEntryDocument | null> => entries(db).findOne({ _id: id }, { session });

/** Lists what staff have done; there are no more entries than parts of the content. */
export const listEntries = (db: Db): Promise<ContentEntryDocument[]> => entries(db).find().toArray();

/**
 * Stores an entry that was read in the same transaction.
 * @throws {MongoError} of a duplicate key if another request has stored its first change meanwhile
 */
export async function storeEntry(db: Db, entry: ContentEntryDocument, session: ClientSession): Promise<void> {
  if (entry.version === 1) await entries(db).insertOne(entry, { session });
  else await entries(db).replaceOne({ _id: entry._id }, entry, { session });
}

/** Lists the ids of entries whose draft is due. */
export async function listDueEntries(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = await entries(db)
    .find({ 'draft.plan.from': { $lte: now } }, { projection: { _id: 1 } })
    .sort({ 'draft.plan.from': 1 })
    .limit(limit)
    .toArray();
  return due.map(({ _id }) => _id);
}

/** Lists the parts of the content that staff edit: some dozens. */
export async function listParts(db: Db): Promise<ContentPart[]> {
  const documents = await content(db).find().sort({ _id: 1 }).toArray();
  return documents.flatMap((document) => partsOf(document as ContentDocument));
}

/** @returns a part of the content; null if there is none of that id */
export async function findPart(db: Db, id: string, session?: ClientSession): Promise<ContentPart | null> {
  const document = await content(db).findOne({ _id: documentOf(id) }, { session });
  return (document && partsOf(document as ContentDocument).find((part) => part.id === id)) ?? null;
}

/** Shows a value to shoppers. The part was read in the same transaction. */
export async function writePart(
  db: Db,
  { part, value, now }: { part: ContentPart; value: ContentPart['value']; now: Date },
  session: ClientSession,
): Promise<void> {
  const { document, set } = part.write(value, now);
  await content(db).updateOne({ _id: document }, { $set: set }, { session });
}
