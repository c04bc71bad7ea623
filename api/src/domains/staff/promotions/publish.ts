import { PROMOTION_MESSAGES } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { StaffPromotionsPublishInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { invalidInput, notFound } from '../../../lib/errors';
import { type ChangedBy, joinPromotion, readProducts } from '../../catalogue';
import { findPromotion, updatePromotion } from '../../promotions';
import type { StaffContext } from '../context';
import { by } from '../products/change-product';
import { promotionId, promotionMoved, requirePromotion, requireStep } from './moved';
import { staffPromotionOf } from './one-promotion';
import { requirePromotable } from './read-draft';
import { spread } from './spread';

interface Publishing {
  id: number;
  version: number;
  staff: ChangedBy;
}

/** Publishes the version of a draft that was shown, and makes its products name it. Does nothing the second time. */
async function publish(
  { db, clock }: StaffContext,
  { id, version, staff }: Publishing,
  session: ClientSession,
): Promise<void> {
  const now = clock.now();
  const found = await findPromotion(db, id, session);
  if (!found) throw notFound('Promotion');
  if (!found.is_draft && found.version === version + 1) return;
  requireStep(found, { step: 'publish', version, now });
  const { product_ids: productIds = [], end_date, starts_at } = found;
  if (end_date <= now) throw invalidInput({ until: PROMOTION_MESSAGES.over });
  if (productIds.length === 0) throw invalidInput({ product_ids: PROMOTION_MESSAGES.none });
  requirePromotable(productIds, await readProducts(db, productIds, session));
  const begins = new Date(Math.max(starts_at.getTime(), now.getTime()));
  const change = { is_draft: false, starts_at: begins, changed_at: now, ...staff };
  const isPublished = await updatePromotion(db, { id, version, isDraft: true }, change, session);
  if (!isPublished) throw promotionMoved(found, now);
  await joinPromotion(db, { promotionId: id, productIds, now }, session);
}

/** Publishes a draft: shoppers get it from its beginning on, or from now. */
export async function staffPromotionsPublish(
  _root: unknown,
  { input: { promotion_id, version } }: { input: StaffPromotionsPublishInput },
  ctx: StaffContext,
) {
  const { id: staffId } = requirePermission(ctx, 'promotions:publish');
  const staff = await by(ctx, staffId);
  const id = promotionId(promotion_id);
  await inTransaction(ctx, (session) => publish(ctx, { id, version, staff }, session));
  const published = await requirePromotion(ctx, promotion_id);
  await spread(ctx, published);
  return { promotion: await staffPromotionOf(ctx, published) };
}
