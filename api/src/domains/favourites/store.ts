import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { FavouriteDocument } from './documents';

const favourites = (db: Db) => db.collection<FavouriteDocument>('favourites');

/** The maximum number shown in a list. */
const MAX_LISTED = 500;
/** The maximum number of ids, which are small: a page's hearts must not be wrong. */
const MAX_IDS = 10_000;

export async function ensureIndexes(db: Db): Promise<void> {
  await favourites(db).createIndexes([
    { key: { user_id: 1, product_id: 1 }, name: 'product', unique: true },
    { key: { user_id: 1, created_at: -1 }, name: 'user' },
  ]);
}

/** Returns a range of a user's favourites, newest first; without one, the first 500. */
export function listFavourites(
  db: Db,
  userId: string,
  { skip, limit } = { skip: 0, limit: MAX_LISTED },
): Promise<FavouriteDocument[]> {
  return favourites(db).find({ user_id: userId }).sort({ created_at: -1 }).skip(skip).limit(limit).toArray();
}

/** Returns the ids of a user's favourite products, newest first. */
export async function listFavouriteIds(db: Db, userId: string): Promise<number[]> {
  const found = await favourites(db)
    .find({ user_id: userId })
    .project<Pick<FavouriteDocument, 'product_id'>>({ _id: 0, product_id: 1 })
    .sort({ created_at: -1 })
    .limit(MAX_IDS)
    .toArray();
  return found.map(({ product_id }) => product_id);
}

/** Counts a user's favourites. */
export const countFavourites = (db: Db, userId: string): Promise<number> =>
  favourites(db).countDocuments({ user_id: userId });

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
