import type { ClientSession, Db } from 'mongodb';

/** Collection `impersonations`: sessions in which staff act as a customer, one for each sign-in of staff. */
export interface ImpersonationDocument {
  /** The sign-in of staff that the session rides on: the next session takes the place of the last. */
  _id: string;
  /** Id of the session itself. */
  session_id: string;
  /** Hash of the cookie's token. */
  token_hash: string;
  staff_id: string;
  /** As it was when the session began. */
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
    // What was done in them stays in the audit log.
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

/** Stores a session in the place of the one before it on the same sign-in. */
export async function putImpersonation(
  db: Db,
  { _id, ...impersonation }: ImpersonationDocument,
  session: ClientSession,
): Promise<void> {
  await impersonations(db).replaceOne({ _id }, impersonation, { upsert: true, session });
}

/** The running session of an id or a token; null when there is none. */
export async function findRunning(
  db: Db,
  by: { session_id: string } | { token_hash: string },
  now: Date,
): Promise<ImpersonationDocument | null> {
  return impersonations(db).findOne({ ...by, ended_at: null, expires_at: { $gt: now } });
}

/** Ends a session; one that has ended stays as it is. */
export async function endRunning(db: Db, session_id: string, now: Date): Promise<void> {
  await impersonations(db).updateOne({ session_id, ended_at: null }, { $set: { ended_at: now } });
}
