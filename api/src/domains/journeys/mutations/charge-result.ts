import { isDuplicateKey } from '../../../lib/duplicate-key';
import { BusinessError } from '../../../lib/errors';
import { PaymentUnavailableError } from '../../../payments/gateway';
import { busy, requireSubscription } from '../access';
import { ChargeConflict } from '../billing/charge-record';
import { type Claim, claimSubscription, endClaim } from '../billing/claim';
import type { ChargeResult } from '../billing/pay';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { subscriptionPayload } from './payload';

/** Claims a subscription for a charge by the user. @throws {BusinessError} CONFLICT during another charge */
export async function claimForUser(ctx: JourneysContext, read: JourneySubscriptionDocument): Promise<Claim> {
  const claim = await claimSubscription(ctx, read);
  if (!claim) throw busy();
  return claim;
}

/** Maps a failed charge to the error shown to the user. */
export function chargeError(ctx: JourneysContext, error: unknown): unknown {
  if (error instanceof PaymentUnavailableError) {
    ctx.log.error({ err: error }, 'The payment gateway is unavailable');
    return new BusinessError('PAYMENT_UNAVAILABLE');
  }
  if (error instanceof ChargeConflict && error.reason === 'slot') {
    return new BusinessError('SLOT_UNAVAILABLE', { reason: 'booked' });
  }
  return error instanceof ChargeConflict || isDuplicateKey(error) ? busy() : error;
}

/** Runs a charge under a claim and releases the claim if nothing was stored. @throws {BusinessError} for the user */
export async function chargeClaimed(
  ctx: JourneysContext,
  claim: Claim,
  charge: () => Promise<ChargeResult>,
): Promise<ChargeResult> {
  let result: ChargeResult | null = null;
  try {
    result = await charge();
    return result;
  } catch (error) {
    throw chargeError(ctx, error);
  } finally {
    if (result?.status !== 'paid') await endClaim(ctx, claim);
  }
}

/**
 * Returns the updated subscription, or the bank's authentication step.
 * @throws {BusinessError} PAYMENT_DECLINED, PAYMENT_METHOD_REQUIRED
 */
export async function chargePayload(ctx: JourneysContext, id: string, result: ChargeResult) {
  if (result.status === 'declined') throw new BusinessError('PAYMENT_DECLINED', { decline: result.message });
  if (result.status === 'no_payment_method') {
    throw new BusinessError('PAYMENT_METHOD_REQUIRED');
  }
  const payload = await subscriptionPayload(ctx, await requireSubscription(ctx, id));
  const three_d_secure =
    result.status === 'requires_action'
      ? { intent_id: result.intentId, challenge_url: result.challengeUrl }
      : null;
  return { ...payload, three_d_secure };
}
