import { DEFAULT_STATE, mayTakeStep, type PromotionStep, promotionState } from '@saltbush/contract';
import { BusinessError, notFound } from '../../../lib/errors';
import { localMoment } from '../../../lib/local-time';
import { findPromotion, type PromotionDocument } from '../../promotions';
import type { StaffContext } from '../context';

const ID = /^[1-9]\d{0,8}$/;

/** @returns the id of a promotion; 0, which none has, for any other text */
export const promotionId = (id: string): number => (ID.test(id) ? Number(id) : 0);

/** Reads a promotion in any state. @throws {BusinessError} NOT_FOUND */
export async function requirePromotion(
  { db }: Pick<StaffContext, 'db'>,
  id: string,
): Promise<PromotionDocument> {
  const found = await findPromotion(db, promotionId(id));
  if (!found) throw notFound('Promotion');
  return found;
}

/** @returns that somebody has changed a promotion after it was shown: who, and when */
export function promotionMoved({ staff_name = '', changed_at }: PromotionDocument, now: Date): BusinessError {
  return new BusinessError('PROMOTION_MOVED', {
    staff_name,
    when: localMoment(changed_at ?? now, DEFAULT_STATE),
  });
}

/** Checks that a step is possible with the version that was shown. @throws {BusinessError} PROMOTION_STATE, PROMOTION_MOVED */
export function requireStep(
  found: PromotionDocument,
  { step, version, now }: { step: PromotionStep; version: number; now: Date },
): void {
  const state = promotionState(found, now);
  if (!mayTakeStep(state, step)) throw new BusinessError('PROMOTION_STATE', { state });
  if ((found.version ?? 0) !== version) throw promotionMoved(found, now);
}
