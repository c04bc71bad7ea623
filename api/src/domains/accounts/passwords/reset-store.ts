import type { ClientSession, Db } from 'mongodb';

/** Collection `password_resets`: unused links, removed by the TTL index once expired. */
export interface PasswordResetDocument {
  /** Hash of the token. */
  _id: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

/** Collection `password_reset_requests`: who asked for a link, of an account or not, until a job has taken it. */
export interface ResetRequestDocument {
  _id: string;
  /** The encrypted e-mail. */
  sealed: string;
  expires_at: Date;
}

const requests = (db: Db) => db.collection<ResetRequestDocument>('password_reset_requests');
const resets = (db: Db) => db.collection<PasswordResetDocument>('password_resets');

export async function ensureResetIndexes(db: Db): Promise<void> {
  await resets(db).createIndexes([
    { key: { user_id: 1 }, name: 'user' },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
  await requests(db).createIndex({ expires_at: 1 }, { name: 'expires', expireAfterSeconds: 0 });
}

export async function insertRequest(db: Db, request: ResetRequestDocument): Promise<void> {
  await requests(db).insertOne(request);
}

/** Takes the oldest request; null if there is none. */
export const takeRequest = (db: Db, session: ClientSession) =>
  requests(db).findOneAndDelete({}, { sort: { expires_at: 1 }, session });

export async function insertReset(
  db: Db,
  reset: PasswordResetDocument,
  session: ClientSession,
): Promise<void> {
  await resets(db).insertOne(reset, { session });
}

/** Returns the unexpired link with this id, or null. */
export const findReset = (db: Db, id: string, now: Date) =>
  resets(db).findOne({ _id: id, expires_at: { $gt: now } });

/** Consumes a link and deletes the user's other links. Returns null if it expired or was used concurrently. */
export async function consumeReset(
  db: Db,
  id: string,
  now: Date,
  session: ClientSession,
): Promise<PasswordResetDocument | null> {
  const reset = await resets(db).findOneAndDelete({ _id: id, expires_at: { $gt: now } }, { session });
  if (reset) await resets(db).deleteMany({ user_id: reset.user_id }, { session });
  return reset;
}

/** Ends a user's unused links. */
export async function deleteResetsOf(db: Db, userId: string, session: ClientSession): Promise<void> {
  await resets(db).deleteMany({ user_id: userId }, { session });
}
