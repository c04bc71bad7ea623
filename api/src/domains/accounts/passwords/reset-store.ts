import { randomUUID } from 'node:crypto';
import type { ClientSession, Db } from 'mongodb';

/** Collection `password_resets`: unused links, removed by the TTL index once expired. */
export interface PasswordResetDocument {
  /** Hash of the token. */
  _id: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

/** A password credential as stored by the auth library. */
interface CredentialDocument {
  _id: string;
  userId: string;
  providerId: string;
  accountId: string;
  password: string;
  createdAt: Date;
  updatedAt: Date;
}

const resets = (db: Db) => db.collection<PasswordResetDocument>('password_resets');
const sessions = (db: Db) => db.collection<{ _id: string; userId: string }>('sessions');

export async function ensureResetIndexes(db: Db): Promise<void> {
  await resets(db).createIndexes([
    { key: { user_id: 1 }, name: 'user' },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

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

/** Sets a user's password, even if they have only signed in through an identity provider before. */
export async function setPasswordHash(
  db: Db,
  { userId, password, now }: { userId: string; password: string; now: Date },
  session: ClientSession,
): Promise<void> {
  const created = { _id: randomUUID(), accountId: userId, createdAt: now };
  await db
    .collection<CredentialDocument>('accounts')
    .updateOne(
      { userId, providerId: 'credential' },
      { $set: { password, updatedAt: now }, $setOnInsert: created },
      { session, upsert: true },
    );
}

/** Ends every sign-in of a user. */
export async function deleteSessionsOf(db: Db, userId: string, session: ClientSession): Promise<void> {
  await sessions(db).deleteMany({ userId }, { session });
}
