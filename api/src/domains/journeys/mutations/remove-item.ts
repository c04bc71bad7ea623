import type { JourneySubscriptionsRemoveItemInput } from '../../../generated/resolvers';
import type { JourneysContext } from '../context';
import { checkChangeable, checkOwnItem } from '../item-changes';
import { updateSubscription } from '../update-subscription';
import { subscriptionPayload } from './payload';

/** Takes a line off the monthly order; one that is gone already is no error (section 7.g). */
export async function journeySubscriptionsRemoveItem(
  _root: unknown,
  { input }: { input: JourneySubscriptionsRemoveItemInput },
  ctx: JourneysContext,
) {
  const updated = await updateSubscription(ctx, input.subscription_id, (subscription) => {
    const item = subscription.items.find(({ id }) => id === input.item_id);
    if (!item) return null;
    checkOwnItem(item);
    checkChangeable(subscription, ctx.clock.now());
    return { items: subscription.items.filter((line) => line !== item) };
  });
  return subscriptionPayload(ctx, updated);
}
