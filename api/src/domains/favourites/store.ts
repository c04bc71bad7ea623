import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { FavouriteDocument } from './documents';

const favourites = (db: Db) => db.collection<FavouriteDocument>('favourites');

/** As many as a list shows. */
const MAX_LISTED = 500;

export async function ensureIndexes(db: Db): Promise<void> {
  await favourites(db).createIndexes([
    { key: { user_id: 1, product_id: 1 }, name: 'product', unique: true },
    { key: { user_id: 1, created_at: -1 }, name: 'user' },
  ]);
}

/** A user's favourites, newest first. */
export function listFavourites(db: Db, userId: string): Promise<FavouriteDocument[]> {
  return favourites(db).find({ user_id: userId }).sort({ created_at: -1 }).limit(MAX_LISTED).toArray();
}

/** Those of the products that are favourites of the user. */
export function findFavourites(
  db: Db,
  userId: string,
  productIds: readonly number[],
): Promise<FavouriteDocument[]> {
  return favourites(db)
    .find({ user_id: userId, product_id: { $in: [...productIds] } })
    .toArray();
}

/** Makes a favourite, and answers it; one that exists is left as it is. */
export async function addFavourite(db: Db, favourite: FavouriteDocument): Promise<FavouriteDocument> {
  const { user_id, product_id, ...rest } = favourite;
  const key = { user_id, product_id };
  try {
    await favourites(db).updateOne(key, { $setOnInsert: rest }, { upsert: true });
  } catch (error) {
    // Two adds at once meet at the unique index: the favourite is there.
    if (!isDuplicateKey(error)) throw error;
  }
  return (await favourites(db).findOne(key)) ?? favourite;
}

export async function removeFavourite(db: Db, userId: string, productId: number): Promise<void> {
  await favourites(db).deleteOne({ user_id: userId, product_id: productId });
}
