import type { Db } from 'mongodb';
import { ensureDeskIndexes } from './desk/store';
import type { PromotionDocument } from './documents';
import { ensureOfferIndexes } from './offers/store';
import { isRunning } from './running';

const promotions = (db: Db) => db.collection<PromotionDocument>('promotions');

/** Creates the indexes of promotions and offers. */
export async function ensureIndexes(db: Db): Promise<void> {
  await ensureDeskIndexes(db);
  await ensureOfferIndexes(db);
  await promotions(db).createIndex({ slug: 1 }, { name: 'slug', unique: true });
}

/** Filters the promotions that are currently running. */
export async function findRunningPromotions(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<PromotionDocument[]> {
  if (ids.length === 0) return [];
  const found = await promotions(db)
    .find({ _id: { $in: [...ids] }, end_date: { $gt: now } }, { projection: { product_ids: 0 } })
    .toArray();
  return found.filter((promotion) => isRunning(promotion, now));
}
