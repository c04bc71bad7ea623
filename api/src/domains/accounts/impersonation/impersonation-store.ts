import type { ClientSession, Db } from 'mongodb';

/** Collection `impersonations`: sessions in which staff act as a customer, at most one per staff sign-in. */
export interface ImpersonationDocument {
  /** The staff sign-in the session runs on; a new session replaces the previous one. */
  _id: string;
  /** Id of the impersonated session. */
  session_id: string;
  /** Hash of the cookie's token. */
  token_hash: string;
  staff_id: string;
  /** The name at the start of the session. */
  staff_name: string;
  customer_id: string;
  reason: string;
  started_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

const impersonations = (db: Db) => db.collection<ImpersonationDocument>('impersonations');

export async function ensureImpersonationIndexes(db: Db): Promise<void> {
  await impersonations(db).createIndexes([
    { key: { session_id: 1 }, name: 'session', unique: true },
    { key: { token_hash: 1 }, name: 'token', unique: true },
    // The audit log retains what was done in them.
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

/** Stores a session, replacing the previous one on the same sign-in. */
export async function putImpersonation(
  db: Db,
  { _id, ...impersonation }: ImpersonationDocument,
  session: ClientSession,
): Promise<void> {
  await impersonations(db).replaceOne({ _id }, impersonation, { upsert: true, session });
}

/** Returns the active session with an id or token hash, or null. */
export async function findRunning(
  db: Db,
  by: { session_id: string } | { token_hash: string },
  now: Date,
): Promise<ImpersonationDocument | null> {
  return impersonations(db).findOne({ ...by, ended_at: null, expires_at: { $gt: now } });
}

/** Ends a session; does nothing if it has already ended. */
export async function endRunning(db: Db, session_id: string, now: Date): Promise<void> {
  await impersonations(db).updateOne({ session_id, ended_at: null }, { $set: { ended_at: now } });
}
