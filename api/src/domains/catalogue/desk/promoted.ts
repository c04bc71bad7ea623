import type { ClientSession, Db } from 'mongodb';
import type { ProductDocument } from '../documents';

const products = (db: Db) => db.collection<ProductDocument>('products');

/** Reads products within a transaction. */
export const readProducts = (
  db: Db,
  ids: readonly number[],
  session: ClientSession,
): Promise<ProductDocument[]> =>
  products(db)
    .find({ _id: { $in: [...ids] } }, { session })
    .toArray();

/** Returns the products that name a promotion, in any status. */
export const findPromoted = (db: Db, promotionId: number, limit: number): Promise<ProductDocument[]> =>
  products(db).find({ promotion_ids: promotionId }).limit(limit).toArray();

/** Counts the products that name a promotion. */
export const countPromoted = (db: Db, promotionId: number): Promise<number> =>
  products(db).countDocuments({ promotion_ids: promotionId });

/** Makes products name a promotion. */
export async function joinPromotion(
  db: Db,
  { promotionId, productIds, now }: { promotionId: number; productIds: readonly number[]; now: Date },
  session: ClientSession,
): Promise<void> {
  await products(db).updateMany(
    { _id: { $in: [...productIds] } },
    { $addToSet: { promotion_ids: promotionId }, $set: { updated_at: now } },
    { session },
  );
}
