import {
  PROMOTION_ZONE,
  type PromotionText,
  type PromotionTexts,
  promotionEndError,
  promotionTextErrors,
  readLocalMinute,
} from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { StaffPromotionsChangeInput, StaffPromotionsEndInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { invalidInput, notFound } from '../../../lib/errors';
import type { ChangedBy } from '../../catalogue';
import { findPromotion, type PromotionDocument, updatePromotion } from '../../promotions';
import type { StaffContext } from '../context';
import { by } from '../products/change-product';
import { promotionId, promotionMoved, requirePromotion, requireStep } from './moved';
import { staffPromotionOf } from './one-promotion';
import { textsOf } from './read-draft';
import { spread } from './spread';

const isSame = (promotion: PromotionDocument, texts: PromotionTexts, end: Date): boolean =>
  promotion.end_date.getTime() === end.getTime() &&
  Object.entries(texts).every(([name, text]) => promotion[name as PromotionText] === text);

/** Answers with a published promotion, once shoppers see it. */
async function shown(ctx: StaffContext, promotion: PromotionDocument) {
  await spread(ctx, promotion);
  return { promotion: await staffPromotionOf(ctx, promotion) };
}

/** Changes the words and the end of a published promotion. */
export async function staffPromotionsChange(
  _root: unknown,
  { input }: { input: StaffPromotionsChangeInput },
  ctx: StaffContext,
) {
  const { id: staffId } = requirePermission(ctx, 'promotions:publish');
  const { promotion_id, version, until } = input;
  const now = ctx.clock.now();
  const found = await requirePromotion(ctx, promotion_id);
  const texts = textsOf(input);
  const end_date = readLocalMinute(until, PROMOTION_ZONE) ?? found.end_date;
  // Whoever did not hear that it worked sends it again.
  const isRepeated = found.version === version + 1 && found.staff_id === staffId;
  if (isRepeated && isSame(found, texts, end_date)) return shown(ctx, found);
  requireStep(found, { step: 'change', version, now });
  const end = promotionEndError(until, found.starts_at, now);
  const errors = { ...promotionTextErrors(texts), ...(end && { until: end }) };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const change = { ...texts, end_date, changed_at: now, ...(await by(ctx, staffId)) };
  const isChanged = await updatePromotion(ctx.db, { id: found._id, version, isDraft: false }, change);
  const after = await requirePromotion(ctx, promotion_id);
  if (!isChanged) throw promotionMoved(after, now);
  return shown(ctx, after);
}

interface Ending {
  id: number;
  version: number;
  staff: ChangedBy;
}

async function end(
  { db, clock }: StaffContext,
  { id, version, staff }: Ending,
  session: ClientSession,
): Promise<void> {
  const now = clock.now();
  const found = await findPromotion(db, id, session);
  if (!found) throw notFound('Promotion');
  if (found.end_date <= now && found.version === version + 1) return;
  requireStep(found, { step: 'end', version, now });
  const change = { end_date: now, changed_at: now, ...staff };
  const isEnded = await updatePromotion(db, { id, version, isDraft: false }, change, session);
  if (!isEnded) throw promotionMoved(found, now);
}

/** Ends a published promotion now. */
export async function staffPromotionsEnd(
  _root: unknown,
  { input: { promotion_id, version } }: { input: StaffPromotionsEndInput },
  ctx: StaffContext,
) {
  const { id: staffId } = requirePermission(ctx, 'promotions:publish');
  const staff = await by(ctx, staffId);
  const id = promotionId(promotion_id);
  await inTransaction(ctx, (session) => end(ctx, { id, version, staff }, session));
  return shown(ctx, await requirePromotion(ctx, promotion_id));
}
