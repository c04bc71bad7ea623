import type { ErrorDetails } from '@saltbush/contract';
import { requireUser } from '../../lib/context';
import { BusinessError, notFound } from '../../lib/errors';
import type { JourneysContext } from './context';
import type { JourneySubscriptionDocument } from './documents';
import { findSubscription } from './store';

/** Returns the subscription id of a call. @throws {BusinessError} SUBSCRIPTION_ID_MISSING (section 8). */
export function requireSubscriptionId(id: string | null | undefined): string {
  if (!id) throw new BusinessError('SUBSCRIPTION_ID_MISSING');
  return id;
}

/**
 * Returns the signed-in user's subscription.
 * @throws {BusinessError} UNAUTHENTICATED; NOT_FOUND, also for another user's subscription
 */
export async function requireSubscription(
  ctx: Pick<JourneysContext, 'db' | 'user'>,
  id: string | null | undefined,
): Promise<JourneySubscriptionDocument> {
  const user = requireUser(ctx);
  const found = await findSubscription(ctx.db, user.id, requireSubscriptionId(id));
  if (!found) throw notFound('Subscription');
  return found;
}

/** The subscription's status does not allow the operation (section 4.h). */
export const wrongStatus = (reason: ErrorDetails<'SUBSCRIPTION_STATUS'>[0]['reason']) =>
  new BusinessError('SUBSCRIPTION_STATUS', { reason });

/** Another request is changing or charging the subscription. */
export const busy = () => new BusinessError('CONFLICT');
