import type { JourneySubscriptionsRefuseInput } from '../../../generated/resolvers';
import { requirePermission, requireUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { notFound } from '../../../lib/errors';
import { findOwnPatient } from '../../patients';
import { requireSubscriptionId, wrongStatus } from '../access';
import { recordDecision } from '../clinical/record-decision';
import type { JourneysContext } from '../context';
import { withDecision } from '../decisions/decision';
import { requirePutDown } from '../decisions/first-consult';
import { requireSeen, whyNotStored } from '../decisions/seen';
import { endSubscription } from '../end-subscription';
import { subscriptionPayload } from '../mutations/payload';
import { findAnySubscription } from '../store';
import { settleNow } from './settle-now';

/**
 * Stores that a practitioner refuses a program under review, or one whose patient asked about their record before
 * paying: it ends, a fee is refunded in full, and the applicant is mailed. What became of a consult that has begun is put
 * down first (rule health-39). Refusing again has no effect (rule consent-04). Staff only.
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
    await requireSeen(ctx, read, input);
    const isAsked = read.status === 'draft' && Boolean(read.record_asked_at);
    if (read.status !== 'reviewing' && !isAsked) throw wrongStatus('not_reviewable');
    requirePutDown(read, ctx.clock.now());
    const { note } = input;
    const patient = read.patient_uuid && (await findOwnPatient(ctx.db, read.user_id, read.patient_uuid));
    const decisions = withDecision(ctx, read, { outcome: 'refused', items: [], note });
    const isEnded = await inTransaction(ctx, async (session) => {
      if (!(await endSubscription(ctx, read, 'refused', session, { decisions }))) return false;
      await recordDecision(
        ctx,
        read,
        { kind: 'refused', patient: patient || null, items: [], note },
        session,
      );
      return true;
    });
    if (!isEnded) throw await whyNotStored(ctx, id, input);
  }
  await settleNow(ctx, id);
  return subscriptionPayload(ctx, (await findAnySubscription(ctx.db, id)) ?? read);
}
