import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { FavouriteDocument } from './documents';

const favourites = (db: Db) => db.collection<FavouriteDocument>('favourites');

/** The maximum number shown in a list. */
const MAX_LISTED = 500;

export async function ensureIndexes(db: Db): Promise<void> {
  await favourites(db).createIndexes([
    { key: { user_id: 1, product_id: 1 }, name: 'product', unique: true },
    { key: { user_id: 1, created_at: -1 }, name: 'user' },
  ]);
}

/** Returns a user's favourites, newest first. */
export function listFavourites(db: Db, userId: string): Promise<FavouriteDocument[]> {
  return favourites(db).find({ user_id: userId }).sort({ created_at: -1 }).limit(MAX_LISTED).toArray();
}

/** Returns those of the products that are the user's favourites. */
export function findFavourites(
  db: Db,
  userId: string,
  productIds: readonly number[],
): Promise<FavouriteDocument[]> {
  return favourites(db)
    .find({ user_id: userId, product_id: { $in: [...productIds] } })
    .toArray();
}

/** Adds a favourite and returns it; an existing one is left unchanged. */
export async function addFavourite(db: Db, favourite: FavouriteDocument): Promise<FavouriteDocument> {
  const { user_id, product_id, ...rest } = favourite;
  const key = { user_id, product_id };
  try {
    await favourites(db).updateOne(key, { $setOnInsert: rest }, { upsert: true });
  } catch (error) {
    // A concurrent add hit the unique index first: the favourite exists.
    if (!isDuplicateKey(error)) throw error;
  }
  return (await favourites(db).findOne(key)) ?? favourite;
}

export async function removeFavourite(db: Db, userId: string, productId: number): Promise<void> {
  await favourites(db).deleteOne({ user_id: userId, product_id: productId });
}
