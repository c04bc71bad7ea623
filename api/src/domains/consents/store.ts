import type { ConsentKind } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import type { ConsentDocument } from './documents';

const consents = (db: Db) => db.collection<ConsentDocument>('consents');

/** Returns the unique key of the consent in force. */
export const openKeyOf = (kind: ConsentKind, subjectId: string) => `${kind}:${subjectId}`;

export async function ensureIndexes(db: Db): Promise<void> {
  await consents(db).createIndexes([
    { key: { open_key: 1 }, name: 'open', unique: true, sparse: true },
    { key: { subject_id: 1, given_at: -1 }, name: 'subject' },
  ]);
}

export async function insertConsent(
  db: Db,
  consent: ConsentDocument,
  session?: ClientSession,
): Promise<void> {
  await consents(db).insertOne(consent, { session });
}

/** Finds the consent in force. */
export async function findOpenConsent(
  db: Db,
  kind: ConsentKind,
  subjectId: string,
  session?: ClientSession,
): Promise<ConsentDocument | null> {
  return consents(db).findOne({ open_key: openKeyOf(kind, subjectId) }, { session });
}

/** Lists every consent of a subject, those that have ended too, newest first. */
export async function listConsents(db: Db, subjectId: string, limit = 50): Promise<ConsentDocument[]> {
  return consents(db).find({ subject_id: subjectId }).sort({ given_at: -1 }).limit(limit).toArray();
}

/** Ends the consent in force, if there is one. */
export async function closeConsent(
  db: Db,
  { kind, subjectId, reason, now }: { kind: ConsentKind; subjectId: string; reason: string; now: Date },
  session?: ClientSession,
): Promise<void> {
  await consents(db).updateOne(
    { open_key: openKeyOf(kind, subjectId) },
    { $set: { withdrawn_at: now, withdrawn_reason: reason }, $unset: { open_key: true as const } },
    { session },
  );
}
