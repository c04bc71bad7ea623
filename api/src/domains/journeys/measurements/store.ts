import { MAX_MEASUREMENTS, type Measurement } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import type { FieldCipher } from '../../../lib/field-cipher';

/** Collection `journey_measurements`: one entry per patient and day. Health data: the values are sealed. */
export interface MeasurementDocument {
  /** `{user id}/{patient}/{day}`. */
  _id: string;
  user_id: string;
  patient_uuid: string;
  /** YYYY-MM-DD in the patient's state. */
  day: string;
  /** Encrypted JSON of the values, in a context that is valid for this patient and day only. */
  sealed: string;
}

/** Whose log it is: it belongs to the patient, so that a program that is joined again goes on with it. */
export interface LogOwner {
  user_id: string;
  patient_uuid: string;
}

interface StoreServices {
  db: Db;
  cipher: FieldCipher;
}

type Values = Omit<Measurement, 'day'>;

const measurements = (db: Db) => db.collection<MeasurementDocument>('journey_measurements');
const idOf = ({ user_id, patient_uuid }: LogOwner, day: string) => `${user_id}/${patient_uuid}/${day}`;
const contextOf = (id: string) => `journey:measurement:${id}`;

const opened = (cipher: FieldCipher, { _id, day, sealed }: MeasurementDocument): Measurement => ({
  ...(JSON.parse(cipher.decrypt(sealed, contextOf(_id))) as Values),
  day,
});

/** Creates the index of logs. */
export async function ensureIndexes(db: Db): Promise<void> {
  await measurements(db).createIndex({ user_id: 1, patient_uuid: 1, day: -1 }, { name: 'log' });
}

/** Lists the latest entries of a log, the earliest of them first. */
export async function listMeasurements(
  { db, cipher }: StoreServices,
  { user_id, patient_uuid }: LogOwner,
): Promise<Measurement[]> {
  const found = await measurements(db)
    .find({ user_id, patient_uuid })
    .sort({ day: -1 })
    .limit(MAX_MEASUREMENTS)
    .toArray();
  return found.reverse().map((one) => opened(cipher, one));
}

/** Returns the latest entry of a log; null if it has none. */
export async function latestMeasurement(
  { db, cipher }: StoreServices,
  { user_id, patient_uuid }: LogOwner,
): Promise<Measurement | null> {
  const found = await measurements(db).findOne({ user_id, patient_uuid }, { sort: { day: -1 } });
  return found && opened(cipher, found);
}

/** Stores the entry of a day in place of the one that it has. */
export async function writeMeasurement(
  { db, cipher }: StoreServices,
  { user_id, patient_uuid }: LogOwner,
  { day, weight_kg, waist_cm }: Measurement,
  session: ClientSession,
): Promise<void> {
  const _id = idOf({ user_id, patient_uuid }, day);
  const values: Values = { weight_kg, waist_cm };
  const sealed = cipher.encrypt(JSON.stringify(values), contextOf(_id));
  const change = { $set: { sealed }, $setOnInsert: { user_id, patient_uuid, day } };
  await measurements(db).updateOne({ _id }, change, { upsert: true, session });
}

/** Deletes the entry of a day, if it has one. */
export async function deleteMeasurement(
  db: Db,
  owner: LogOwner,
  day: string,
  session?: ClientSession,
): Promise<void> {
  await measurements(db).deleteOne({ _id: idOf(owner, day) }, { session });
}

/** Deletes the log of a patient, or all logs of a user. */
export async function deleteLogs(
  db: Db,
  owner: Pick<LogOwner, 'user_id'> & Partial<LogOwner>,
  session?: ClientSession,
): Promise<void> {
  await measurements(db).deleteMany(owner, { session });
}
