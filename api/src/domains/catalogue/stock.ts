import type { ClientSession, Db, Filter } from 'mongodb';
import type { ProductDocument } from './documents';

/** Whether a product is sold and has units in stock. */
const available = (productId: number, quantity: number): Filter<ProductDocument> => ({
  _id: productId,
  status: 'Active',
  stock: { $gte: quantity },
});

/** Whether there are enough units of each product at the moment. Only `takeStock` promises them. */
export async function isInStock(db: Db, units: ReadonlyMap<number, number>): Promise<boolean> {
  if (units.size === 0) return true;
  const $or = [...units].map(([id, quantity]) => available(id, quantity));
  return (await db.collection<ProductDocument>('products').countDocuments({ $or })) === units.size;
}

/** Whether all of some products are sold, as a transaction sees them or at the moment. */
export async function areSold(
  db: Db,
  productIds: readonly number[],
  session?: ClientSession,
): Promise<boolean> {
  if (productIds.length === 0) return true;
  const sold = { _id: { $in: [...productIds] }, status: 'Active' } as const;
  const count = await db.collection<ProductDocument>('products').countDocuments(sold, { session });
  return count === productIds.length;
}

/** Takes units from stock. Returns false if there are not enough, or the product is no longer sold. */
export async function takeStock(
  db: Db,
  productId: number,
  quantity: number,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const result = await db
    .collection<ProductDocument>('products')
    .updateOne(
      available(productId, quantity),
      { $inc: { stock: -quantity }, $set: { updated_at: now } },
      { session },
    );
  return result.modifiedCount === 1;
}

/** Returns units to stock, of products that are no longer sold too. */
export async function returnStock(
  db: Db,
  productId: number,
  quantity: number,
  now: Date,
  session: ClientSession,
): Promise<void> {
  await db
    .collection<ProductDocument>('products')
    .updateOne({ _id: productId }, { $inc: { stock: quantity }, $set: { updated_at: now } }, { session });
}
