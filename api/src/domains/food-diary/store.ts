import { DEFAULT_FOOD_TARGET, type FoodTarget } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { FieldCipher } from '../../lib/field-cipher';
import type { DiaryDay } from './diary';
import type { DiaryDayDocument, FoodTargetDocument } from './documents';
import { ensureFoodIndexes } from './food-store';
import { deletePantry, readPantry } from './pantry/store';
import { readEntry, type StoredEntry } from './serving';

const days = (db: Db) => db.collection<DiaryDayDocument>('food_diary_days');
const targets = (db: Db) => db.collection<FoodTargetDocument>('food_targets');

interface StoreServices {
  db: Db;
  cipher: FieldCipher;
}

export async function ensureIndexes(db: Db): Promise<void> {
  await ensureFoodIndexes(db);
  await days(db).createIndex({ user_id: 1, day: 1 }, { name: 'user_day', unique: true });
}

/** Encryption context that binds the data to its user and day. */
const ownerOfDay = (userId: string, day: string) => `food-diary/${userId}/${day}`;
const ownerOfTarget = (userId: string) => `food-target/${userId}`;

const NOTHING: DiaryDay = { entries: [], water_ml: 0 };

type StoredDay = Omit<DiaryDay, 'entries'> & { entries: StoredEntry[] };

/** A day as read, with the version a write is conditional on. */
export interface ReadDay extends DiaryDay {
  /** 0 for a day without entries. */
  version: number;
}

function open(cipher: FieldCipher, { user_id, day, sealed, version }: DiaryDayDocument): ReadDay {
  const stored = JSON.parse(cipher.decrypt(sealed, ownerOfDay(user_id, day))) as StoredDay;
  return { ...stored, entries: stored.entries.map(readEntry), version };
}

/** Returns a user's entries for a day. */
export async function readDay({ db, cipher }: StoreServices, userId: string, day: string): Promise<ReadDay> {
  const found = await days(db).findOne({ user_id: userId, day });
  return found ? open(cipher, found) : { ...NOTHING, version: 0 };
}

/** Returns a user's entries between two days, inclusive, by day. */
export async function readDays(
  { db, cipher }: StoreServices,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<Map<string, DiaryDay>> {
  const found = await days(db)
    .find({ user_id: userId, day: { $gte: from, $lte: to } })
    .sort({ day: 1 })
    .toArray();
  return new Map(found.map((document) => [document.day, open(cipher, document)]));
}

/** Writes a day at the version it was read. Returns false if another write came first. */
export async function writeDay(
  { db, cipher }: StoreServices,
  { userId, day, version }: { userId: string; day: string; version: number },
  written: DiaryDay,
): Promise<boolean> {
  const sealed = cipher.encrypt(JSON.stringify(written), ownerOfDay(userId, day));
  const owned = { user_id: userId, day };
  if (version > 0) {
    const change = { $set: { sealed }, $inc: { version: 1 } };
    return (await days(db).updateOne({ ...owned, version }, change)).modifiedCount === 1;
  }
  try {
    await days(db).insertOne({ _id: `${userId}/${day}`, ...owned, sealed, version: 1 });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Returns a user's daily target, or the default one. */
export async function readTarget({ db, cipher }: StoreServices, userId: string): Promise<FoodTarget> {
  const found = await targets(db).findOne({ _id: userId });
  if (!found) return DEFAULT_FOOD_TARGET;
  const stored = JSON.parse(cipher.decrypt(found.sealed, ownerOfTarget(userId))) as Partial<FoodTarget>;
  return { ...DEFAULT_FOOD_TARGET, ...stored };
}

export async function writeTarget(
  { db, cipher }: StoreServices,
  userId: string,
  target: FoodTarget,
): Promise<void> {
  const sealed = cipher.encrypt(JSON.stringify(target), ownerOfTarget(userId));
  await targets(db).updateOne({ _id: userId }, { $set: { sealed } }, { upsert: true });
}

/** Returns all that a user has noted, by day. */
export async function readDiary({ db, cipher }: StoreServices, userId: string) {
  const found = await days(db).find({ user_id: userId }).sort({ day: 1 }).toArray();
  const noted = found.map((document) => {
    const { entries, water_ml } = open(cipher, document);
    return { day: document.day, entries, water_ml };
  });
  const { foods: own_foods, favourites: favourite_foods } = await readPantry({ db, cipher }, userId);
  return { target: await readTarget({ db, cipher }, userId), own_foods, favourite_foods, days: noted };
}

/** Deletes all that a user has noted. */
export async function deleteDiary(db: Db, userId: string, session: ClientSession): Promise<void> {
  await days(db).deleteMany({ user_id: userId }, { session });
  await targets(db).deleteOne({ _id: userId }, { session });
  await deletePantry(db, userId, session);
}
