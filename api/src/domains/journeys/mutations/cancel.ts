import { FIELD_MESSAGES, JOURNEY_CANCEL_REASONS } from '@saltbush/contract';
import type { JourneySubscriptionsCancelInput } from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { invalidInput } from '../../../lib/errors';
import { busy, requireSubscription } from '../access';
import { slotId } from '../consults/consult-slot';
import { freeSlot } from '../consults/slot-store';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { writeSubscription } from '../store';
import { subscriptionPayload } from './payload';

const ATTEMPTS = 20;

/** Cancels a subscription and releases its upcoming appointment; returns false if another write came first. */
async function end(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  reason: string,
): Promise<boolean> {
  const now = ctx.clock.now();
  const { upcoming_booking: booking } = read;
  return inTransaction(ctx, async (session) => {
    const change = {
      status: 'cancelled' as const,
      cancel_reason: reason,
      cancelled_at: now,
      next_period_at: null,
      review_notice_at: null,
      charge_due_at: null,
      payment_retry_at: null,
      upcoming_booking: null,
    };
    if (!(await writeSubscription(ctx.db, read, change, session))) return false;
    if (booking && booking.appointment_at > now) {
      await freeSlot(ctx.db, slotId(booking.appointment_at), session);
    }
    return true;
  });
}

/**
 * Cancels a program immediately and permanently; a charge in progress is not completed either. Cancelling again has
 * no effect (section 7.g).
 */
export async function journeySubscriptionsCancel(
  _root: unknown,
  { input }: { input: JourneySubscriptionsCancelInput },
  ctx: JourneysContext,
) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await requireSubscription(ctx, input.subscription_id);
    if (!Object.hasOwn(JOURNEY_CANCEL_REASONS, input.reason)) {
      throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
    }
    if (read.status === 'cancelled') return subscriptionPayload(ctx, read);
    if (await end(ctx, read, input.reason)) {
      return subscriptionPayload(ctx, await requireSubscription(ctx, input.subscription_id));
    }
  }
  throw busy();
}
