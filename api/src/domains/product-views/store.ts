import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { ProductViewDocument } from './documents';

const views = (db: Db) => db.collection<ProductViewDocument>('product_views');

/** Maximum views stored per user (rule look-07). */
export const MAX_VIEWS = 50;
/** Maximum views deleted by one write: those added by a merge and by concurrent writes. */
const MAX_DELETED = 2 * MAX_VIEWS;

/** Creates the indexes of product views. */
export async function ensureIndexes(db: Db): Promise<void> {
  await views(db).createIndexes([
    { key: { user_id: 1, product_id: 1 }, name: 'product', unique: true },
    { key: { user_id: 1, viewed_at: -1 }, name: 'user' },
  ]);
}

/** Lists a user's views, latest first. */
export function listViews(db: Db, userId: string): Promise<ProductViewDocument[]> {
  return views(db).find({ user_id: userId }).sort({ viewed_at: -1 }).limit(MAX_VIEWS).toArray();
}

/** Deletes everything beyond the latest 50. */
async function deleteOldest(db: Db, userId: string): Promise<void> {
  const oldest = await views(db)
    .find({ user_id: userId }, { projection: { _id: 1 } })
    .sort({ viewed_at: -1 })
    .skip(MAX_VIEWS)
    .limit(MAX_DELETED)
    .toArray();
  if (oldest.length === 0) return;
  await views(db).deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) }, user_id: userId });
}

/** Stores a view, replacing an earlier one of the product. */
export async function saveView(db: Db, view: ProductViewDocument): Promise<void> {
  const { _id, user_id, product_id, viewed_at } = view;
  const key = { user_id, product_id };
  const change = { $set: { viewed_at }, $setOnInsert: { _id } };
  try {
    await views(db).updateOne(key, change, { upsert: true });
  } catch (error) {
    // A concurrent view hit the unique index first: its time is as good as ours.
    if (!isDuplicateKey(error)) throw error;
  }
  await deleteOldest(db, user_id);
}

/** Stores several views in one write; products viewed before get the new time. */
export async function saveViews(
  db: Db,
  userId: string,
  latest: readonly Pick<ProductViewDocument, '_id' | 'product_id' | 'viewed_at'>[],
): Promise<void> {
  if (latest.length === 0) return;
  const operations = latest.map(({ _id, product_id, viewed_at }) => ({
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

/** Deletes a user's view of a product, if any. */
export async function deleteView(db: Db, userId: string, productId: number): Promise<void> {
  await views(db).deleteOne({ user_id: userId, product_id: productId });
}

/** Deletes all views of a user. */
export async function deleteViews(db: Db, userId: string, session?: ClientSession): Promise<void> {
  await views(db).deleteMany({ user_id: userId }, { session });
}
