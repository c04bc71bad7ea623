import {
  changedLimitErrors,
  PROMOTION_MESSAGES,
  PROMOTION_ZONE,
  promotionEndError,
  readLocalMinute,
  type VoucherLimits,
  voucherTextErrors,
} from '@saltbush/contract';
import type { StaffVouchersChangeInput, StaffVouchersStepInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { type OfferChange, type OfferDocument, updateOffer } from '../../promotions';
import type { StaffContext } from '../context';
import { by } from '../products/change-product';
import { requireStep, requireVoucher, voucherMoved } from './moved';
import { staffVoucherOf } from './one-voucher';
import { textsOf } from './read-voucher';

/** Changes the version of a voucher that was shown. @returns whether it was still that one, and what it is now */
async function write(ctx: StaffContext, found: OfferDocument, staffId: string, change: OfferChange) {
  const { id, version = 0, is_draft: isDraft = false } = found;
  const made = { ...change, changed_at: ctx.clock.now(), ...(await by(ctx, staffId)) };
  const isChanged = await updateOffer(ctx.db, { id, version, isDraft }, made);
  const after = await requireVoucher(ctx, String(id));
  return { isChanged, after, isNext: after.version === version + 1 };
}

/** Publishes a draft: shoppers can enter its code from its beginning on, or from now. */
export async function staffVouchersPublish(
  _root: unknown,
  { input: { voucher_id, version } }: { input: StaffVouchersStepInput },
  ctx: StaffContext,
) {
  const { id: staffId } = requirePermission(ctx, 'promotions:publish');
  const now = ctx.clock.now();
  const found = await requireVoucher(ctx, voucher_id);
  if (!found.is_draft && found.version === version + 1) return { voucher: staffVoucherOf(ctx, found) };
  requireStep(found, { step: 'publish', version, now });
  if (found.end_date <= now) throw invalidInput({ until: PROMOTION_MESSAGES.over });
  const starts_at = new Date(Math.max(found.starts_at.getTime(), now.getTime()));
  const { isChanged, isNext, after } = await write(ctx, found, staffId, { is_draft: false, starts_at });
  if (!isChanged && !(isNext && !after.is_draft)) throw voucherMoved(after, now);
  return { voucher: staffVoucherOf(ctx, after) };
}

/** @throws {BusinessError} INVALID_INPUT with the fields that are wrong */
function readChange(
  found: OfferDocument,
  input: StaffVouchersChangeInput,
  now: Date,
): OfferChange & VoucherLimits & { end_date: Date } {
  const { until, max_uses = null, max_uses_per_customer = null } = input;
  const texts = textsOf(input);
  const limits = { max_uses, max_uses_per_customer };
  const before = { uses: found.uses ?? 0, max_uses_per_customer: found.max_uses_per_customer ?? null };
  const end = promotionEndError(until, found.starts_at, now);
  const errors = {
    ...voucherTextErrors(texts),
    ...(end && { until: end }),
    ...changedLimitErrors(limits, before),
  };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return { ...texts, ...limits, end_date: readLocalMinute(until, PROMOTION_ZONE) ?? found.end_date };
}

const isSame = (found: OfferDocument, change: ReturnType<typeof readChange>): boolean =>
  found.name === change.name &&
  found.description === change.description &&
  found.end_date.getTime() === change.end_date.getTime() &&
  (found.max_uses ?? null) === change.max_uses &&
  (found.max_uses_per_customer ?? null) === change.max_uses_per_customer;

/** Changes the words, the end and the limits of a published voucher. */
export async function staffVouchersChange(
  _root: unknown,
  { input }: { input: StaffVouchersChangeInput },
  ctx: StaffContext,
) {
  const { id: staffId } = requirePermission(ctx, 'promotions:publish');
  const { voucher_id, version } = input;
  const now = ctx.clock.now();
  const found = await requireVoucher(ctx, voucher_id);
  // Whoever did not hear that it worked sends it again.
  const isRepeated = found.version === version + 1 && found.staff_id === staffId && !found.is_draft;
  if (!isRepeated) requireStep(found, { step: 'change', version, now });
  const change = readChange(found, input, now);
  if (isRepeated && isSame(found, change)) return { voucher: staffVoucherOf(ctx, found) };
  requireStep(found, { step: 'change', version, now });
  const { isChanged, isNext, after } = await write(ctx, found, staffId, change);
  if (!isChanged && !(isNext && isSame(after, change))) {
    // Orders may have used it meanwhile, which is no change at the counter.
    if ((after.version ?? 0) === version) readChange(after, input, now);
    throw voucherMoved(after, now);
  }
  return { voucher: staffVoucherOf(ctx, after) };
}

/** Ends a published voucher now. */
export async function staffVouchersEnd(
  _root: unknown,
  { input: { voucher_id, version } }: { input: StaffVouchersStepInput },
  ctx: StaffContext,
) {
  const { id: staffId } = requirePermission(ctx, 'promotions:publish');
  const now = ctx.clock.now();
  const found = await requireVoucher(ctx, voucher_id);
  if (!found.is_draft && found.end_date <= now && found.version === version + 1)
    return { voucher: staffVoucherOf(ctx, found) };
  requireStep(found, { step: 'end', version, now });
  const { isChanged, isNext, after } = await write(ctx, found, staffId, { end_date: now });
  if (!isChanged && !(isNext && after.end_date <= now)) throw voucherMoved(after, now);
  return { voucher: staffVoucherOf(ctx, after) };
}
