import { notFound } from '../../../lib/errors';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { loadSubscriptionView, type SubscriptionView } from '../subscription-view';

/** Returns a mutation's payload: the subscription after the change. */
export async function subscriptionPayload(
  ctx: JourneysContext,
  document: JourneySubscriptionDocument,
): Promise<{ subscription: SubscriptionView }> {
  const subscription = await loadSubscriptionView(ctx, document);
  if (!subscription) throw notFound('Program');
  return { subscription };
}
