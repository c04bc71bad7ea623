import { knownNutrition } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { BusinessError } from '../../../lib/errors';
import type { FieldCipher } from '../../../lib/field-cipher';
import type { Pantry } from './pantry';

/** Collection `food_pantries`: own foods and favourites, encrypted with a context that is valid for this user only. */
interface PantryDocument {
  /** The user id. */
  _id: string;
  sealed: string;
  /** Incremented by every write. */
  version: number;
}

interface StoreServices {
  db: Db;
  cipher: FieldCipher;
}

const ATTEMPTS = 20;
const NOTHING: Pantry = { foods: [], favourites: [] };

const pantries = (db: Db) => db.collection<PantryDocument>('food_pantries');
const ownerOf = (userId: string) => `food-pantry/${userId}`;

async function read({ db, cipher }: StoreServices, userId: string) {
  const found = await pantries(db).findOne({ _id: userId });
  if (!found) return { pantry: NOTHING, version: 0 };
  const stored = JSON.parse(cipher.decrypt(found.sealed, ownerOf(userId))) as Pantry;
  // Own foods of earlier releases have neither fibre nor sodium.
  const pantry = { ...stored, foods: stored.foods.map(knownNutrition) };
  return { pantry, version: found.version };
}

/** Returns a user's own foods and favourites. */
export const readPantry = async (services: StoreServices, userId: string): Promise<Pantry> =>
  (await read(services, userId)).pantry;

/** Writes a pantry at the version it was read. Returns false if another write came first. */
export async function writePantry(
  { db, cipher }: StoreServices,
  { userId, version }: { userId: string; version: number },
  pantry: Pantry,
): Promise<boolean> {
  const sealed = cipher.encrypt(JSON.stringify(pantry), ownerOf(userId));
  if (version > 0) {
    const change = { $set: { sealed }, $inc: { version: 1 } };
    return (await pantries(db).updateOne({ _id: userId, version }, change)).modifiedCount === 1;
  }
  try {
    await pantries(db).insertOne({ _id: userId, sealed, version: 1 });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Changes a user's pantry: `change` receives the current one and returns the new one. Concurrent writes are serialised.
 * @throws DIARY_BUSY, and the errors of `change`
 */
export async function changePantry(
  services: StoreServices,
  userId: string,
  change: (pantry: Pantry) => Pantry,
): Promise<Pantry> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { pantry, version } = await read(services, userId);
    const changed = change(pantry);
    if (await writePantry(services, { userId, version }, changed)) return changed;
  }
  throw new BusinessError('DIARY_BUSY');
}

/** Deletes a user's own foods and favourites. */
export async function deletePantry(db: Db, userId: string, session: ClientSession): Promise<void> {
  await pantries(db).deleteOne({ _id: userId }, { session });
}
