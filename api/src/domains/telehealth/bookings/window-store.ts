import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import type { WindowDocument } from './documents';

const windows = (db: Db) => db.collection<WindowDocument>('telehealth_windows');

/** Lists the windows between two times that have been requested before. */
export async function listWindows(db: Db, from: string, to: string): Promise<WindowDocument[]> {
  return windows(db)
    .find({ _id: { $gte: from, $lte: to } })
    .sort({ _id: 1 })
    .toArray();
}

/** Lists what staff have set of some windows: how many consultations each allows. */
export async function listSetPlaces(
  db: Db,
  ids: readonly string[],
  session?: ClientSession,
): Promise<{ _id: string; capacity: number }[]> {
  const set = { _id: { $in: [...ids] }, capacity_set: { $exists: true } };
  const found = await windows(db)
    .find(set, { projection: { capacity: 1 }, session })
    .toArray();
  return found.map(({ _id, capacity = 0 }) => ({ _id, capacity }));
}

/** Marks a window as written in a transaction, so that it conflicts with whoever changes its places meanwhile. */
export async function touchWindow(db: Db, id: string, session: ClientSession): Promise<void> {
  await windows(db).updateOne({ _id: id }, { $inc: { version: 1 } }, { session });
}

/** Creates a window unless it exists. */
export async function ensureWindow(db: Db, id: string): Promise<void> {
  try {
    await windows(db).updateOne({ _id: id }, { $setOnInsert: { seats: [], version: 0 } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Finds a slot window by id within a transaction. */
export async function findWindow(db: Db, id: string, session: ClientSession): Promise<WindowDocument | null> {
  return windows(db).findOne({ _id: id }, { session });
}

/** Writes the seats of a window as read; returns false if another write came first. */
export async function writeSeats(
  db: Db,
  { _id, version }: WindowDocument,
  seats: WindowDocument['seats'],
  session: ClientSession,
): Promise<boolean> {
  const change = { $set: { seats }, $inc: { version: 1 } };
  return (await windows(db).updateOne({ _id, version }, change, { session })).modifiedCount === 1;
}

/** Writes how many consultations a window allows; returns false if another write came first. */
export async function writeCapacity(
  db: Db,
  { _id, version }: WindowDocument,
  capacity: number,
  capacity_set: NonNullable<WindowDocument['capacity_set']>,
  session: ClientSession,
): Promise<boolean> {
  const change = { $set: { capacity, capacity_set }, $inc: { version: 1 } };
  return (await windows(db).updateOne({ _id, version }, change, { session })).modifiedCount === 1;
}
