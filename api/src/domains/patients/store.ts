import type { Db } from 'mongodb';
import type { PatientDocument } from './documents';

const patients = (db: Db) => db.collection<PatientDocument>('patients');

/** Who a patient is, without any health data. */
export type PatientNameDocument = Pick<PatientDocument, '_id' | 'first_name' | 'last_name'>;
const NAME_ONLY = { first_name: 1, last_name: 1 } as const;

export async function ensureIndexes(db: Db): Promise<void> {
  await patients(db).createIndex({ user_id: 1, first_name: 1 }, { name: 'user' });
}

/** A user's patients by first name. */
export async function listPatientNames(db: Db, userId: string): Promise<PatientNameDocument[]> {
  return patients(db).find({ user_id: userId }, { projection: NAME_ONLY }).sort({ first_name: 1 }).toArray();
}

/** Those of the patients that belong to the user. */
export async function findOwnPatients(
  db: Db,
  userId: string,
  uuids: readonly string[],
): Promise<PatientNameDocument[]> {
  if (uuids.length === 0) return [];
  return patients(db)
    .find({ _id: { $in: [...uuids] }, user_id: userId }, { projection: NAME_ONLY })
    .toArray();
}
