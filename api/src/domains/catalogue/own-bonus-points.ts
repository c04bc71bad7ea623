import type { ClientSession, Db } from 'mongodb';
import { inTransaction } from '../../lib/database/transactions';
import type { PromotionDocument } from '../promotions';
import type { ProductDocument } from './documents';

const promotions = (db: Db) => db.collection<PromotionDocument>('promotions');

/** Takes the points of a promotion out of its products, once. */
async function takePoints(
  db: Db,
  { _id, rule }: Pick<PromotionDocument, '_id' | 'rule'>,
  session: ClientSession,
): Promise<void> {
  if (rule.kind !== 'bonus_points') return;
  const unclaimed = { _id, adds_points: { $exists: false } };
  const { modifiedCount } = await promotions(db).updateOne(
    unclaimed,
    { $set: { adds_points: true } },
    { session },
  );
  if (modifiedCount === 0) return;
  await db
    .collection<ProductDocument>('products')
    .updateMany(
      { promotion_ids: _id, edr_bonus_points: { $gte: rule.points } },
      { $inc: { edr_bonus_points: -rule.points } },
      { session },
    );
}

/**
 * Leaves products the points that are their own. Promotions once wrote theirs into their products, which then kept giving
 * them for ever; now they give them by themselves, while they run.
 */
export async function ownBonusPoints(db: Db): Promise<void> {
  const held = await promotions(db)
    .find({ 'rule.kind': 'bonus_points', adds_points: { $exists: false } })
    .toArray();
  for (const promotion of held) {
    await inTransaction({ client: db.client }, (session) => takePoints(db, promotion, session));
  }
}
