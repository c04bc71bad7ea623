import type { Db } from 'mongodb';
import { ensureDeskIndexes } from './desk/store';
import type { OfferDocument, PromotionDocument } from './documents';
import { isRunning } from './running';

const promotions = (db: Db) => db.collection<PromotionDocument>('promotions');
const offers = (db: Db) => db.collection<OfferDocument>('offers');

/** Creates the indexes of promotions and offers. */
export async function ensureIndexes(db: Db): Promise<void> {
  await ensureDeskIndexes(db);
  await promotions(db).createIndex({ slug: 1 }, { name: 'slug', unique: true });
  await offers(db).createIndex({ is_listed: 1, end_date: 1 }, { name: 'listed' });
}

const runsAt = (now: Date) => (period: { starts_at: Date; end_date: Date }) =>
  period.starts_at <= now && now < period.end_date;

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

/** Finds a currently running offer by its code, ignoring case; null for any other text. */
export async function findRunningOffer(db: Db, code: string, now: Date): Promise<OfferDocument | null> {
  const offer = await offers(db).findOne({ _id: code.trim().toUpperCase() });
  return offer && runsAt(now)(offer) ? offer : null;
}

/** Lists the currently running offers that are open to everyone. */
export async function listOffers(db: Db, now: Date): Promise<OfferDocument[]> {
  const listed = await offers(db)
    .find({ is_listed: true, end_date: { $gt: now } })
    .sort({ end_date: 1 })
    .toArray();
  return listed.filter(runsAt(now)).sort((a, b) => a.id - b.id);
}
