import { FIELD_MESSAGES, JOURNEY_CANCEL_REASONS } from '@saltbush/contract';
import type { JourneySubscriptionsCancelInput } from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { invalidInput } from '../../../lib/errors';
import { busy, requireSubscription } from '../access';
import type { JourneysContext } from '../context';
import { endSubscription } from '../end-subscription';
import { settleNow } from '../endings/settle-now';
import { subscriptionPayload } from './payload';

const ATTEMPTS = 20;

/**
 * Cancels a program immediately and permanently; a charge in progress is not completed either. The fee is refunded if no
 * consult has taken place, unpacked orders are cancelled. Cancelling again has no effect (section 7.g, rule consent-04).
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
    if (await inTransaction(ctx, (session) => endSubscription(ctx, read, input.reason, session))) {
      await settleNow(ctx, input.subscription_id);
      return subscriptionPayload(ctx, await requireSubscription(ctx, input.subscription_id));
    }
  }
  throw busy();
}
