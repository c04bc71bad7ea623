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

/** Stores a try, and deletes those of its patient that nobody compares with any more. */
export async function insertTry(db: Db, one: TryDocument, session: ClientSession): Promise<void> {
  const { user_id, patient_uuid } = one;
  await tries(db).insertOne(one, { session });
  const oldest = tries(db).find({ user_id, patient_uuid }, { session, projection: { _id: 1 } });
  const left = await oldest.sort({ at: -1, _id: -1 }).skip(MOST).toArray();
  if (left.length > 0) await tries(db).deleteMany({ _id: { $in: left.map(({ _id }) => _id) } }, { session });
}

/** Lists the latest tries of a patient, the latest first. */
export function listTries(
  db: Db,
  { user_id, _id: patient_uuid }: { user_id: string; _id: string },
): Promise<TryDocument[]> {
  return tries(db).find({ user_id, patient_uuid }).sort({ at: -1, _id: -1 }).limit(MOST).toArray();
}

/** Lists all tries of a user's patients: at most `MOST` of each. */
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
