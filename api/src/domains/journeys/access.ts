import type { ErrorDetails } from '@saltbush/contract';
import { requireUser } from '../../lib/context';
import { BusinessError, notFound } from '../../lib/errors';
import type { JourneysContext } from './context';
import type { JourneySubscriptionDocument } from './documents';
import { findSubscription } from './store';

/** The id a call carries. Raises SUBSCRIPTION_ID_MISSING in the catalogue's wording (section 8). */
export function requireSubscriptionId(id: string | null | undefined): string {
  if (!id) throw new BusinessError('SUBSCRIPTION_ID_MISSING');
  return id;
}

/** The signed-in user's subscription. Raises UNAUTHENTICATED, NOT_FOUND (also for other users' ones). */
export async function ownSubscription(
  ctx: Pick<JourneysContext, 'db' | 'user'>,
  id: string | null | undefined,
): Promise<JourneySubscriptionDocument> {
  const user = requireUser(ctx);
  const found = await findSubscription(ctx.db, user.id, requireSubscriptionId(id));
  if (!found) throw notFound('Subscription');
  return found;
}

/** The subscription is not in a state in which this can be done (section 4.h). */
export const wrongStatus = (reason: ErrorDetails<'SUBSCRIPTION_STATUS'>[0]['reason']) =>
  new BusinessError('SUBSCRIPTION_STATUS', { reason });

/** Somebody else changes or charges the subscription at this moment. */
export const busy = () => new BusinessError('CONFLICT');
