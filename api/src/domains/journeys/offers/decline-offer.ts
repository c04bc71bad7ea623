import type { JourneySubscriptionsDeclineOfferInput } from '../../../generated/resolvers';
import { wrongStatus } from '../access';
import type { JourneysContext } from '../context';
import { subscriptionPayload } from '../mutations/payload';
import { updateSubscription } from '../update-subscription';
import { answered } from './offer';

/**
 * Declines the practitioner's offer: nothing is ordered, and a prescription that runs stays as it is. Has no effect on an
 * offer that is over (rule consent-03).
 * @throws {BusinessError} SUBSCRIPTION_STATUS if it was accepted: it is not undone by a page that did not know
 */
export async function journeySubscriptionsDeclineOffer(
  _root: unknown,
  { input }: { input: JourneySubscriptionsDeclineOfferInput },
  ctx: JourneysContext,
) {
  const updated = await updateSubscription(ctx, input.subscription_id, ({ offer, answered_offer }) => {
    const wasAccepted = answered_offer?.id === input.offer_id && answered_offer.outcome === 'accepted';
    if (wasAccepted) throw wrongStatus('offer_accepted');
    return offer?.id === input.offer_id ? answered(offer.id, 'declined', ctx.clock.now()) : null;
  });
  return subscriptionPayload(ctx, updated);
}
