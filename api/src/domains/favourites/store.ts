import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import { ensureIndexes as ensureAlertIndexes } from './alerts/store';
import type { FavouriteDocument } from './documents';

const favourites = (db: Db) => db.collection<FavouriteDocument>('favourites');

/** The maximum number shown in a list. */
const MAX_LISTED = 500;
/** The maximum number of ids, which are small: a page's hearts must not be wrong. */
const MAX_IDS = 10_000;

/** Creates the indexes of favourites and of the mails about them. */
export async function ensureIndexes(db: Db): Promise<void> {
  await ensureAlertIndexes(db);
  await favourites(db).createIndexes([
    { key: { user_id: 1, product_id: 1 }, name: 'product', unique: true },
    { key: { user_id: 1, created_at: -1 }, name: 'user' },
    { key: { product_id: 1, created_at: 1 }, name: 'savers' },
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

/** Lists the ids of all products that somebody has saved. */
export const listWatchedProducts = (db: Db): Promise<number[]> => favourites(db).distinct('product_id');

/** Lists the customers who saved a product before a time. */
export async function findSavedBy(db: Db, productId: number, before: Date): Promise<string[]> {
  const found = await favourites(db)
    .find({ product_id: productId, created_at: { $lt: before } })
    .project<Pick<FavouriteDocument, 'user_id'>>({ _id: 0, user_id: 1 })
    .toArray();
  return found.map(({ user_id }) => user_id);
}

/** Records that a customer is told of a product's change; returns false if that was done before or it is not saved. */
export async function markAlerted(
  db: Db,
  {
    user_id,
    product_id,
    alerted_at,
  }: Required<Pick<FavouriteDocument, 'user_id' | 'product_id' | 'alerted_at'>>,
  session: ClientSession,
): Promise<boolean> {
  const filter = { user_id, product_id, alerted_at: { $ne: alerted_at } };
  const { matchedCount } = await favourites(db).updateOne(filter, { $set: { alerted_at } }, { session });
  return matchedCount === 1;
}

/** Deletes a user's favourites. */
export async function deleteFavourites(db: Db, userId: string, session?: ClientSession): Promise<void> {
  await favourites(db).deleteMany({ user_id: userId }, { session });
}
