import type { JourneySubscriptionsRetryInput } from '../../../generated/resolvers';
import { BusinessError } from '../../../lib/errors';
import { createKeyedQueue } from '../../../lib/keyed-queue';
import { busy, requireSubscription, wrongStatus } from '../access';
import type { ChargeResult } from '../billing/pay';
import { type RenewalResult, renewSubscription } from '../billing/renew';
import type { JourneysContext } from '../context';
import { chargeError, chargePayload, claimForUser } from './charge-result';
import { subscriptionPayload } from './payload';

const inTurn = createKeyedQueue();

const isCharge = (result: RenewalResult): result is ChargeResult =>
  ['paid', 'declined', 'requires_action', 'no_payment_method'].includes(result.status);

async function retryOnce(ctx: JourneysContext, id: string) {
  const read = await requireSubscription(ctx, id);
  const unchanged = async () => ({
    ...(await subscriptionPayload(ctx, await requireSubscription(ctx, id))),
    three_d_secure: null,
  });
  if (read.status === 'active') return unchanged();
  if (read.status !== 'PaymentDeclinedForRenewal') throw wrongStatus('nothing_declined');
  const claim = await claimForUser(ctx, read);
  let result: RenewalResult;
  try {
    result = await renewSubscription(ctx, claim, false);
  } catch (error) {
    throw chargeError(ctx, error);
  }
  if (result.status === 'conflict') throw busy();
  if (result.status === 'held') {
    throw new BusinessError('RECORD_CONTRADICTS', { reason: 'member', facts: result.facts });
  }
  return isCharge(result) ? chargePayload(ctx, id, result) : unchanged();
}

/** Retries a declined renewal with the saved card; returns the subscription if it has since been paid (section 7.g). */
export async function journeySubscriptionsRetry(
  _root: unknown,
  { input }: { input: JourneySubscriptionsRetryInput },
  ctx: JourneysContext,
) {
  const { _id } = await requireSubscription(ctx, input.subscription_id);
  return inTurn(_id, () => retryOnce(ctx, _id));
}
