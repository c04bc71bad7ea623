import { DEFAULT_STATE, mayTakeStep, type PromotionStep, promotionState } from '@saltbush/contract';
import { BusinessError, notFound } from '../../../lib/errors';
import { localMoment } from '../../../lib/local-time';
import { findOffer, type OfferDocument } from '../../promotions';
import type { StaffContext } from '../context';
import { promotionId } from '../promotions/moved';

/** Reads a voucher in any state. @throws {BusinessError} NOT_FOUND */
export async function requireVoucher({ db }: Pick<StaffContext, 'db'>, id: string): Promise<OfferDocument> {
  const found = await findOffer(db, promotionId(id));
  if (!found) throw notFound('Voucher');
  return found;
}

/** @returns that somebody has changed a voucher after it was shown: who, and when */
export function voucherMoved({ staff_name = '', changed_at }: OfferDocument, now: Date): BusinessError {
  return new BusinessError('VOUCHER_MOVED', {
    staff_name,
    when: localMoment(changed_at ?? now, DEFAULT_STATE),
  });
}

/** Checks that a step is possible with the version that was shown. @throws {BusinessError} VOUCHER_STATE, VOUCHER_MOVED */
export function requireStep(
  found: OfferDocument,
  { step, version, now }: { step: PromotionStep; version: number; now: Date },
): void {
  const state = promotionState(found, now);
  if (!mayTakeStep(state, step)) throw new BusinessError('VOUCHER_STATE', { state });
  if ((found.version ?? 0) !== version) throw voucherMoved(found, now);
}
