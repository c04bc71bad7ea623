import type { JourneySubscriptionsRefuseInput } from '../../../generated/resolvers';
import { requirePermission, requireUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { notFound } from '../../../lib/errors';
import { busy, requireSubscriptionId, wrongStatus } from '../access';
import type { JourneysContext } from '../context';
import { withDecision } from '../decisions/decision';
import { endSubscription } from '../end-subscription';
import { subscriptionPayload } from '../mutations/payload';
import { findAnySubscription } from '../store';
import { settleNow } from './settle-now';

/**
 * Stores that a practitioner refuses a program under review: it ends, the fee is refunded in full, and the applicant is
 * mailed. Refusing again has no effect (rule consent-04). Staff only.
 */
export async function journeySubscriptionsRefuse(
  _root: unknown,
  { input }: { input: JourneySubscriptionsRefuseInput },
  ctx: JourneysContext,
) {
  requireUser(ctx);
  requirePermission(ctx, 'programs:review');
  const id = requireSubscriptionId(input.subscription_id);
  const read = await findAnySubscription(ctx.db, id);
  if (!read) throw notFound('Subscription');
  const isRefused = read.status === 'cancelled' && read.cancel_reason === 'refused';
  if (!isRefused) {
    if (read.status !== 'reviewing') throw wrongStatus('not_reviewable');
    const decisions = withDecision(ctx, read, { outcome: 'refused', items: [], note: input.note });
    const isEnded = await inTransaction(ctx, (session) =>
      endSubscription(ctx, read, 'refused', session, { decisions }),
    );
    if (!isEnded) throw busy();
  }
  await settleNow(ctx, id);
  return subscriptionPayload(ctx, (await findAnySubscription(ctx.db, id)) ?? read);
}
