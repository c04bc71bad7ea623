import { normaliseCartQuantity } from '@saltbush/contract';
import type { JourneySubscriptionsEditItemInput } from '../../../generated/resolvers';
import { notFound } from '../../../lib/errors';
import { invalidQuantity } from '../../cart';
import { requireSubscription } from '../access';
import type { JourneysContext } from '../context';
import { checkChangeable, checkNotPrescribed } from '../item-changes';
import { updateOrder } from '../notices/update-order';
import { checkOrderLimit } from '../order-limit';
import { subscriptionPayload } from './payload';

/** Sets the quantity of a line of the monthly order (section 7.g). */
export async function journeySubscriptionsEditItem(
  _root: unknown,
  { input }: { input: JourneySubscriptionsEditItemInput },
  ctx: JourneysContext,
) {
  await requireSubscription(ctx, input.subscription_id);
  const quantity = normaliseCartQuantity(input.quantity);
  if (quantity === null) throw invalidQuantity();
  const updated = await updateOrder(ctx, input.subscription_id, async (subscription) => {
    const item = subscription.items.find(({ id }) => id === input.item_id);
    if (!item) throw notFound('Item');
    checkNotPrescribed(item);
    checkChangeable(subscription, ctx.clock.now());
    const product = await ctx.loaders.product.load(item.product_id);
    if (product) checkOrderLimit(product, quantity);
    if (item.quantity === quantity) return null;
    return { items: subscription.items.map((line) => (line === item ? { ...line, quantity } : line)) };
  });
  return subscriptionPayload(ctx, updated);
}
