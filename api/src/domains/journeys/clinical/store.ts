import type { ClientSession, Db } from 'mongodb';
import type { ClinicalEntryDocument } from './entry';

const entries = (db: Db) => db.collection<ClinicalEntryDocument>('journey_clinical_entries');

/** The latest entries that anybody reads. */
const MOST = 200;

/** Creates the index of clinical histories. */
export async function ensureIndexes(db: Db): Promise<void> {
  await entries(db).createIndex(
    { subscription_id: 1, patient_uuid: 1, at: -1, _id: -1 },
    { name: 'history' },
  );
}

/** Stores an entry. */
export async function insertEntry(
  db: Db,
  entry: ClinicalEntryDocument,
  session?: ClientSession,
): Promise<void> {
  await entries(db).insertOne(entry, { session });
}

/** Lists the entries of a program about its patient, the latest first. */
export async function listEntries(
  db: Db,
  { _id: subscription_id, patient_uuid }: { _id: string; patient_uuid: string | null },
  limit: number = MOST,
): Promise<ClinicalEntryDocument[]> {
  return entries(db).find({ subscription_id, patient_uuid }).sort({ at: -1, _id: -1 }).limit(limit).toArray();
}

/** Deletes the history of a program that a deleted patient was never treated in. */
export async function deleteHistory(db: Db, subscription_id: string, session?: ClientSession): Promise<void> {
  await entries(db).deleteMany({ subscription_id }, { session });
}
