import type { ClientSession, Db } from 'mongodb';
import type { TryDocument } from './documents';

const tries = (db: Db) => db.collection<TryDocument>('telehealth_tries');

/** The latest tries of a patient that anybody compares with. */
const MOST = 50;

/** Creates the indexes of tries. */
export async function ensureIndexes(db: Db): Promise<void> {
  await tries(db).createIndexes([
    { key: { user_id: 1, patient_uuid: 1, at: -1, _id: -1 }, name: 'patient' },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

/** Stores a try. */
export async function insertTry(db: Db, one: TryDocument): Promise<void> {
  await tries(db).insertOne(one);
}

/** Lists the latest tries of a patient, the latest first. */
export function listTries(
  db: Db,
  { user_id, _id: patient_uuid }: { user_id: string; _id: string },
): Promise<TryDocument[]> {
  return tries(db).find({ user_id, patient_uuid }).sort({ at: -1, _id: -1 }).limit(MOST).toArray();
}

/** Lists all tries of a user's patients. */
export const listUserTries = (db: Db, user_id: string): Promise<TryDocument[]> =>
  tries(db).find({ user_id }).toArray();

/** Deletes the tries of a user, or of one of their patients. */
export async function eraseTries(
  db: Db,
  { user_id, patient_uuid }: { user_id: string; patient_uuid?: string },
  session?: ClientSession,
): Promise<void> {
  await tries(db).deleteMany({ user_id, ...(patient_uuid ? { patient_uuid } : {}) }, { session });
}
