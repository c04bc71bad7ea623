import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { PatientDocument } from './documents';

const patients = (db: Db) => db.collection<PatientDocument>('patients');

/** A patient's name, without health data. */
export type PatientNameDocument = Pick<PatientDocument, '_id' | 'first_name' | 'last_name'>;
/** What an order needs to know of whom it is for. */
export type OrderingPatient = PatientNameDocument & Pick<PatientDocument, 'scripts_on_file'>;
const NAME_ONLY = { first_name: 1, last_name: 1 } as const;

/** Creates the indexes of patients. */
export async function ensureIndexes(db: Db): Promise<void> {
  await patients(db).createIndexes([
    { key: { user_id: 1, first_name: 1, _id: 1 }, name: 'user_first_name' },
    { key: { person_key: 1 }, name: 'person', unique: true, sparse: true },
  ]);
}

/** Lists a user's patients by first name. */
export async function listPatientNames(db: Db, userId: string): Promise<PatientNameDocument[]> {
  return patients(db)
    .find({ user_id: userId }, { projection: NAME_ONLY })
    .sort({ first_name: 1, _id: 1 })
    .toArray();
}

/** Returns a page of a user's patients by first name. */
export async function listPatients(
  db: Db,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: PatientDocument[]; total: number }> {
  const [data, total] = await Promise.all([
    patients(db).find({ user_id: userId }).sort({ first_name: 1, _id: 1 }).skip(skip).limit(limit).toArray(),
    countPatients(db, userId),
  ]);
  return { data, total };
}

/** Counts a user's patients. */
export const countPatients = (db: Db, userId: string): Promise<number> =>
  patients(db).countDocuments({ user_id: userId });

/** Finds those of the patients that belong to the user. */
export async function findOwnPatients(
  db: Db,
  userId: string,
  uuids: readonly string[],
): Promise<OrderingPatient[]> {
  if (uuids.length === 0) return [];
  const projection = { ...NAME_ONLY, scripts_on_file: 1 };
  return patients(db)
    .find({ _id: { $in: [...uuids] }, user_id: userId }, { projection })
    .toArray();
}

/** Finds a user's patient; null for unknown ids and other users' patients. */
export async function findOwnPatient(db: Db, userId: string, uuid: string): Promise<PatientDocument | null> {
  return patients(db).findOne({ _id: uuid, user_id: userId });
}

/** Finds the stored patient of a person in the account. */
export async function findPerson(
  db: Db,
  userId: string,
  person_key: string,
): Promise<PatientDocument | null> {
  return patients(db).findOne({ person_key, user_id: userId });
}

export type PatientWrite = 'written' | 'exists' | 'changed';

/** Runs a write; returns 'exists' if the account already has this person. */
export async function unlessExists(write: () => Promise<boolean>): Promise<PatientWrite> {
  try {
    return (await write()) ? 'written' : 'changed';
  } catch (error) {
    if (isDuplicateKey(error)) return 'exists';
    throw error;
  }
}

/** Stores a new patient; returns 'exists' if the account already has this person. */
export const insertPatient = (db: Db, patient: PatientDocument): Promise<PatientWrite> =>
  unlessExists(async () => (await patients(db).insertOne(patient)).acknowledged);

/** Matches a patient's version; old patients have none. */
const atVersion = ({ version }: Pick<PatientDocument, 'version'>) => ({
  version: version ?? { $exists: false },
});

type Versioned = Pick<PatientDocument, '_id' | 'user_id' | 'version'>;

/** Writes a patient at the version read; returns false if another write came first. Throws for a person who exists. */
export const replacePatient = async (
  db: Db,
  read: Versioned,
  change: Partial<Omit<PatientDocument, '_id' | 'user_id' | 'version'>>,
  session?: ClientSession,
): Promise<boolean> => {
  const filter = { _id: read._id, user_id: read.user_id, ...atVersion(read) };
  const result = await patients(db).updateOne(filter, { $set: change, $inc: { version: 1 } }, { session });
  return result.modifiedCount === 1;
};

/**
 * Makes every concurrent write to a patient fail, and fails after any since it was read: what its record said when a
 * decision was made is what it says when the decision is stored. Call it in the transaction that stores the decision.
 */
export async function holdPatient(db: Db, read: Versioned, session: ClientSession): Promise<boolean> {
  const filter = { _id: read._id, user_id: read.user_id, ...atVersion(read) };
  return (await patients(db).updateOne(filter, { $inc: { version: 1 } }, { session })).modifiedCount === 1;
}

/** Deletes a patient at the version read; returns false after any other write, including a `claimPatient`. */
export async function deletePatient(db: Db, read: Versioned, session: ClientSession): Promise<boolean> {
  const filter = { _id: read._id, user_id: read.user_id, ...atVersion(read) };
  return (await patients(db).deleteOne(filter, { session })).deletedCount === 1;
}

/**
 * Makes a concurrent deletion fail because something starts to depend on the patient. Call it in the transaction that
 * stores the dependency. Returns false if the patient was deleted.
 */
export async function claimPatient(
  db: Db,
  userId: string,
  uuid: string,
  session: ClientSession,
): Promise<boolean> {
  const filter = { _id: uuid, user_id: userId };
  return (await patients(db).updateOne(filter, { $inc: { version: 1 } }, { session })).modifiedCount === 1;
}
