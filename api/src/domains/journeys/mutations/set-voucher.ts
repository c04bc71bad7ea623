import type { JourneySubscriptionsSetVoucherInput } from '../../../generated/resolvers';
import { claimedOf } from '../../../lib/claims';
import { requireUser } from '../../../lib/context';
import { BusinessError } from '../../../lib/errors';
import { requireSubscription } from '../access';
import type { JourneysContext } from '../context';
import { checkChangeable } from '../item-changes';
import { updateOrder } from '../notices/update-order';
import { listSubscriptions } from '../store';
import { findRunningVoucher, voucherKey } from '../voucher-store';
import { subscriptionPayload } from './payload';

const invalidVoucher = (reason: 'unknown' | 'used') => new BusinessError('INVALID_VOUCHER', { reason });

async function readVoucher(ctx: JourneysContext, userId: string, code: string, journeyId: number) {
  const voucher = await findRunningVoucher(ctx.db, code, journeyId, ctx.clock.now());
  if (!voucher) throw invalidVoucher('unknown');
  const subscriptions = await listSubscriptions(ctx.db, userId, journeyId);
  const isListed = subscriptions.some(({ used_voucher_codes }) => used_voucher_codes.includes(voucher._id));
  const claimed = await claimedOf(ctx.db, 'voucher', [voucherKey(voucher._id, userId)]);
  if (isListed || claimed.length > 0) throw invalidVoucher('used');
  return { voucher_code: voucher._id, voucher_discount: voucher.amount };
}

/** Applies a voucher to the next order, replacing any other; no code removes it (section 7.g). */
export async function journeySubscriptionsSetVoucher(
  _root: unknown,
  { input }: { input: JourneySubscriptionsSetVoucherInput },
  ctx: JourneysContext,
) {
  const user = requireUser(ctx);
  const { journey_id } = await requireSubscription(ctx, input.subscription_id);
  const isRemoval = input.voucher_code.trim() === '';
  const voucher = isRemoval
    ? { voucher_code: null, voucher_discount: 0 }
    : await readVoucher(ctx, user.id, input.voucher_code, journey_id);
  const updated = await updateOrder(ctx, input.subscription_id, (subscription) => {
    if (subscription.status !== 'draft') checkChangeable(subscription, ctx.clock.now());
    return subscription.voucher_code === voucher.voucher_code ? null : voucher;
  });
  return { voucher_discount: updated.voucher_discount, ...(await subscriptionPayload(ctx, updated)) };
}
