import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { ProductDocument } from '../catalogue';
import type { StockNotificationDocument } from './documents';

/** More than anybody waits for. */
const MAX_OF_ADDRESS = 1000;

const notifications = (db: Db) => db.collection<StockNotificationDocument>('stock_notifications');
const RETENTION_SECONDS = 365 * 24 * 60 * 60;

/** Creates the indexes of notification requests. */
export async function ensureIndexes(db: Db): Promise<void> {
  await notifications(db).createIndexes([
    { key: { product_id: 1, email: 1 }, name: 'product', unique: true },
    { key: { email: 1 }, name: 'email' },
    { key: { created_at: 1 }, name: 'created', expireAfterSeconds: RETENTION_SECONDS },
  ]);
}

/** Stores a request for a product, once per address. */
export async function addNotification(db: Db, notification: StockNotificationDocument): Promise<void> {
  const { product_id, email, ...rest } = notification;
  try {
    await notifications(db).updateOne({ product_id, email }, { $setOnInsert: rest }, { upsert: true });
  } catch (error) {
    // A concurrent identical request hit the unique index first: it is stored.
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Counts who waits for a product. */
export const countWaiting = (db: Db, productId: number): Promise<number> =>
  notifications(db).countDocuments({ product_id: productId });

/** Lists ids of the products with requests. */
export const listAwaitedProducts = (db: Db): Promise<number[]> => notifications(db).distinct('product_id');

/** The product data used by the mail. */
export type RestockedProduct = Pick<
  ProductDocument,
  '_id' | 'name' | 'slug' | 'is_preorder' | 'schedule' | 'tags'
>;

/** Finds those of the products that can be bought. */
export function findRestockedProducts(db: Db, ids: readonly number[]): Promise<RestockedProduct[]> {
  return db
    .collection<ProductDocument>('products')
    .find({ _id: { $in: [...ids] }, status: 'Active', stock: { $gt: 0 } })
    .project<RestockedProduct>({ name: 1, slug: 1, is_preorder: 1, schedule: 1, tags: 1 })
    .toArray();
}

/** Lists some of the requests for a product. */
export function listWaiting(db: Db, productId: number, limit: number): Promise<StockNotificationDocument[]> {
  return notifications(db).find({ product_id: productId }).limit(limit).toArray();
}

/** Deletes a request; returns false if another process came first. */
export async function removeNotification(db: Db, id: string, session: ClientSession): Promise<boolean> {
  const { deletedCount } = await notifications(db).deleteOne({ _id: id }, { session });
  return deletedCount === 1;
}

/** Lists what an address waits for. */
export const listWaitedFor = (db: Db, email: string): Promise<StockNotificationDocument[]> =>
  notifications(db).find({ email }).limit(MAX_OF_ADDRESS).toArray();

/** Deletes what an address waits for. */
export async function deleteNotifications(db: Db, email: string, session?: ClientSession): Promise<void> {
  await notifications(db).deleteMany({ email }, { session });
}
