import type { JourneySubscriptionsDeclineOfferInput } from '../../../generated/resolvers';
import type { JourneysContext } from '../context';
import { subscriptionPayload } from '../mutations/payload';
import { updateSubscription } from '../update-subscription';

/**
 * Declines the practitioner's offer: nothing is ordered, and a prescription that runs stays as it is. Has no effect on an
 * offer that is over (rule consent-03).
 */
export async function journeySubscriptionsDeclineOffer(
  _root: unknown,
  { input }: { input: JourneySubscriptionsDeclineOfferInput },
  ctx: JourneysContext,
) {
  const updated = await updateSubscription(ctx, input.subscription_id, ({ offer }) =>
    offer?.id === input.offer_id ? { offer: null } : null,
  );
  return subscriptionPayload(ctx, updated);
}
