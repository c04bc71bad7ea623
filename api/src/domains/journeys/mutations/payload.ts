import { notFound } from '../../../lib/errors';
import type { ApiContext } from '../../../server/context';
import type { JourneySubscriptionDocument } from '../documents';
import { loadSubscriptionView, type SubscriptionView } from '../subscription-view';

/** Result of a mutation: the subscription after the change. */
export async function subscriptionPayload(
  ctx: ApiContext,
  document: JourneySubscriptionDocument,
): Promise<{ subscription: SubscriptionView }> {
  const subscription = await loadSubscriptionView(ctx, document);
  if (!subscription) throw notFound('Program');
  return { subscription };
}
