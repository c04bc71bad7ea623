import type { ClientSession, Db } from 'mongodb';
import type { ProductDocument } from './documents';

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
      { _id: productId, status: 'Active', stock: { $gte: quantity } },
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
