import type { Db } from 'mongodb';
import type { PromotionDocument } from '../promotions/documents';

/** A running promotion by id or slug; null when there is none or it is not running. */
export async function findPromotion(db: Db, idOrSlug: string, now: Date): Promise<PromotionDocument | null> {
  const promotions = db.collection<PromotionDocument>('promotions');
  const key = /^\d{1,9}$/.test(idOrSlug) ? { _id: Number(idOrSlug) } : { slug: idOrSlug };
  const found = await promotions.findOne(key);
  return found && found.starts_at <= now && now < found.end_date ? found : null;
}
