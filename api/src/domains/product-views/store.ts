import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { ProductViewDocument } from './documents';

const views = (db: Db) => db.collection<ProductViewDocument>('product_views');

/** Maximum views stored per user (rule look-07). */
export const MAX_VIEWS = 50;
/** Maximum views deleted by one write: those added by a merge and by concurrent writes. */
const MAX_DELETED = 2 * MAX_VIEWS;

/** How long a removed product stays away from what other devices have stored: 90 days. */
const REMOVED_FOR_SECONDS = 90 * 24 * 3600;

/** Creates the indexes of product views. */
export async function ensureIndexes(db: Db): Promise<void> {
  await views(db).createIndexes([
    { key: { user_id: 1, product_id: 1 }, name: 'product', unique: true },
    { key: { user_id: 1, viewed_at: -1 }, name: 'user' },
    { key: { removed_at: 1 }, name: 'forgotten', expireAfterSeconds: REMOVED_FOR_SECONDS },
  ]);
}

/** Lists a user's views but those that were removed, latest first. */
export function listViews(db: Db, userId: string): Promise<ProductViewDocument[]> {
  return views(db)
    .find({ user_id: userId, removed_at: { $exists: false } })
    .sort({ viewed_at: -1 })
    .limit(MAX_VIEWS)
    .toArray();
}

/** Deletes everything beyond the latest 50; removed ones expire by themselves. */
async function deleteOldest(db: Db, userId: string): Promise<void> {
  const oldest = await views(db)
    .find({ user_id: userId, removed_at: { $exists: false } }, { projection: { _id: 1 } })
    .sort({ viewed_at: -1 })
    .skip(MAX_VIEWS)
    .limit(MAX_DELETED)
    .toArray();
  if (oldest.length === 0) return;
  await views(db).deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) }, user_id: userId });
}

/** Stores a view, replacing an earlier one of the product, removed or not. */
export async function saveView(db: Db, view: ProductViewDocument): Promise<void> {
  const { _id, user_id, product_id, viewed_at } = view;
  const key = { user_id, product_id };
  const change = { $set: { viewed_at }, $unset: { removed_at: '' as const }, $setOnInsert: { _id } };
  try {
    await views(db).updateOne(key, change, { upsert: true });
  } catch (error) {
    // A concurrent view hit the unique index first: its time is as good as ours.
    if (!isDuplicateKey(error)) throw error;
  }
  await deleteOldest(db, user_id);
}

/** Returns which of the products the user removed from the views. */
async function removedOf(db: Db, userId: string, productIds: readonly number[]): Promise<Set<number>> {
  const filter = { user_id: userId, product_id: { $in: [...productIds] }, removed_at: { $exists: true } };
  const found = await views(db)
    .find(filter, { projection: { product_id: 1 } })
    .limit(productIds.length)
    .toArray();
  return new Set(found.map(({ product_id }) => product_id));
}

/** Stores several views in one write: products viewed before get the new time, removed ones stay removed. */
export async function saveViews(
  db: Db,
  userId: string,
  latest: readonly Pick<ProductViewDocument, '_id' | 'product_id' | 'viewed_at'>[],
): Promise<void> {
  if (latest.length === 0) return;
  const removed = await removedOf(
    db,
    userId,
    latest.map(({ product_id }) => product_id),
  );
  const kept = latest.filter(({ product_id }) => !removed.has(product_id));
  if (kept.length === 0) return;
  const operations = kept.map(({ _id, product_id, viewed_at }) => ({
    updateOne: {
      filter: { user_id: userId, product_id },
      update: { $set: { viewed_at }, $setOnInsert: { _id } },
      upsert: true,
    },
  }));
  try {
    await views(db).bulkWrite(operations, { ordered: false });
  } catch (error) {
    // As above; the other views were written.
    if (!isDuplicateKey(error)) throw error;
  }
  await deleteOldest(db, userId);
}

/** Removes a product from a user's views, and keeps it away from what other devices have stored. */
export async function removeView(db: Db, userId: string, productId: number, now: Date): Promise<void> {
  await views(db).updateOne({ user_id: userId, product_id: productId }, { $set: { removed_at: now } });
}

/** Deletes all views of a user. */
export async function deleteViews(db: Db, userId: string, session?: ClientSession): Promise<void> {
  await views(db).deleteMany({ user_id: userId }, { session });
}
