import type { JourneySubscriptionsRemoveItemInput } from '../../../generated/resolvers';
import type { JourneysContext } from '../context';
import { checkChangeable, checkNotPrescribed } from '../item-changes';
import { updateOrder } from '../notices/update-order';
import { subscriptionPayload } from './payload';

/** Removes a line from the monthly order; a missing line is no error (section 7.g). */
export async function journeySubscriptionsRemoveItem(
  _root: unknown,
  { input }: { input: JourneySubscriptionsRemoveItemInput },
  ctx: JourneysContext,
) {
  const updated = await updateOrder(ctx, input.subscription_id, (subscription) => {
    const item = subscription.items.find(({ id }) => id === input.item_id);
    if (!item) return null;
    checkNotPrescribed(item);
    checkChangeable(subscription, ctx.clock.now());
    return { items: subscription.items.filter((line) => line !== item) };
  });
  return subscriptionPayload(ctx, updated);
}
