import { createHash } from 'node:crypto';
import type { BookingType } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import type { CareForm } from '../../generated/resolvers';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { HealthDraftDocument } from './documents';

const drafts = (db: Db) => db.collection<HealthDraftDocument>('health_drafts');

/** A booking's service, a form of the program's care, or null for joining the program. */
export type DraftForm = BookingType | `care:${CareForm}` | null;

/** Returns the form that a request names; one of care comes before a service. */
export const formOf = ({
  booking_type,
  care,
}: {
  booking_type?: BookingType | null;
  care?: CareForm | null;
}): DraftForm => (care ? `care:${care}` : (booking_type ?? null));

/** Creates the indexes of drafts. */
export async function ensureIndexes(db: Db): Promise<void> {
  await drafts(db).createIndexes([
    { key: { user_id: 1 }, name: 'user' },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

/** The id of a user's draft of a form; which form it is says something about health, so it is hashed. */
export const draftKey = (userId: string, form: DraftForm): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, form]))
    .digest('base64url');

/** Returns a user's draft of a form, unless it has expired. */
export async function findDraft(
  db: Db,
  userId: string,
  form: DraftForm,
  now: Date,
): Promise<HealthDraftDocument | null> {
  return drafts(db).findOne({ _id: draftKey(userId, form), expires_at: { $gt: now } });
}

/** Returns a user's drafts. */
export function listDrafts(db: Db, userId: string, session?: ClientSession): Promise<HealthDraftDocument[]> {
  return drafts(db).find({ user_id: userId }, { session }).toArray();
}

/** Writes a draft over the one that was read. Returns false if another write came first. */
export async function replaceDraft(
  db: Db,
  read: HealthDraftDocument,
  written: HealthDraftDocument,
): Promise<boolean> {
  const filter = { _id: read._id, draft_id: read.draft_id, version: read.version };
  return (await drafts(db).replaceOne(filter, written)).matchedCount === 1;
}

/** Writes a draft where none was read. Returns false if another write came first. */
export async function insertDraft(db: Db, written: HealthDraftDocument, now: Date): Promise<boolean> {
  // The TTL index may be a minute late.
  await drafts(db).deleteOne({ _id: written._id, expires_at: { $lte: now } });
  try {
    await drafts(db).insertOne(written);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Deletes a user's draft of a form: it was finished, or is given up. */
export async function eraseDraft(
  db: Db,
  userId: string,
  form: DraftForm,
  session?: ClientSession,
): Promise<void> {
  await drafts(db).deleteOne({ _id: draftKey(userId, form) }, { session });
}

/** Deletes some of a user's drafts, or all of them. */
export async function eraseDrafts(
  db: Db,
  userId: string,
  ids: readonly string[] | null,
  session?: ClientSession,
): Promise<void> {
  const some = ids && { _id: { $in: [...ids] } };
  await drafts(db).deleteMany({ user_id: userId, ...some }, { session });
}
