import type { ClientSession, Db } from 'mongodb';
import type { CustomerDocument } from '../documents';

/** Collection `second_factors`: the authenticator app of a member of staff; `_id` is the user's. */
export interface SecondFactorDocument {
  _id: string;
  /** Sealed; null until the first one is confirmed. */
  secret: string | null;
  /** Sealed: one that waits to be confirmed by a code, or null. */
  pending: string | null;
  /** The step of the latest code: no code counts twice. */
  last_step: number;
  /** Hashes of the recovery codes that are left. */
  recovery: string[];
  changed_at: Date;
}

const factors = (db: Db) => db.collection<SecondFactorDocument>('second_factors');
const customers = (db: Db) => db.collection<CustomerDocument>('customers');
const sessions = (db: Db) => db.collection<{ _id: string; second_factor_at?: Date }>('sessions');

export const findFactor = (db: Db, _id: string) => factors(db).findOne({ _id });

/** Stores a sealed secret that waits for its first code, in place of any other that waits. */
export async function putPending(db: Db, _id: string, pending: string, now: Date): Promise<void> {
  const blank = { secret: null, last_step: 0, recovery: [] };
  const change = { $set: { pending, changed_at: now }, $setOnInsert: blank };
  await factors(db).updateOne({ _id }, change, { upsert: true });
}

/** Makes the secret that waits the one that counts; false if it no longer waits. */
export async function confirmPending(
  db: Db,
  factor: { _id: string; pending: string; step: number; recovery: string[]; now: Date },
  session: ClientSession,
): Promise<boolean> {
  const { _id, pending, step: last_step, recovery, now: changed_at } = factor;
  const change = { $set: { secret: pending, pending: null, last_step, recovery, changed_at } };
  const { matchedCount } = await factors(db).updateOne({ _id, pending }, change, { session });
  if (matchedCount === 0) return false;
  await customers(db).updateOne({ _id }, { $set: { has_second_factor: true } }, { session });
  return true;
}

/** Uses up a code's step; false if it, or a later one, was used before. */
export async function useStep(
  db: Db,
  { _id, secret, step }: { _id: string; secret: string; step: number },
  session: ClientSession,
): Promise<boolean> {
  const filter = { _id, secret, last_step: { $lt: step } };
  const { matchedCount } = await factors(db).updateOne(filter, { $set: { last_step: step } }, { session });
  return matchedCount === 1;
}

/** Uses up a recovery code; false if it is not one of those left. */
export async function useRecoveryHash(
  db: Db,
  { _id, hash }: { _id: string; hash: string },
  session: ClientSession,
): Promise<boolean> {
  const filter = { _id, recovery: hash };
  const { matchedCount } = await factors(db).updateOne(filter, { $pull: { recovery: hash } }, { session });
  return matchedCount === 1;
}

/** Notes that a sign-in has been confirmed by a code; false if it has ended. */
export async function markVerified(db: Db, _id: string, now: Date, session: ClientSession): Promise<boolean> {
  const change = { $set: { second_factor_at: now } };
  return (await sessions(db).updateOne({ _id }, change, { session })).matchedCount === 1;
}

/** Removes the second factor of an account, if it has one. */
export async function deleteFactor(db: Db, _id: string, session: ClientSession): Promise<void> {
  await customers(db).updateOne({ _id }, { $unset: { has_second_factor: '' } }, { session });
  await factors(db).deleteOne({ _id }, { session });
}
