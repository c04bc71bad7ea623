import { consentWording, NOTICE_DAYS } from '@saltbush/contract';
import type { JourneySubscriptionsAgreeInput } from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { checkConsenter, recordConsent } from '../../consents';
import { enqueueMail } from '../../mail';
import { busy, requireSubscription, wrongStatus } from '../access';
import { loadParties } from '../billing/parties';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { subscriptionPayload } from '../mutations/payload';
import { agreedMail } from '../notices/mails';
import { announcedAgain } from '../periods';
import { findJourneyById, type SubscriptionChange, writeSubscription } from '../store';
import { missingTerms } from './consented';

/** The waiting charge is announced anew, so that there is time to change the order. */
function resumed(read: JourneySubscriptionDocument, now: Date): SubscriptionChange {
  const isWaiting = read.awaits_consent && read.charge_due_at === null;
  return { awaits_consent: false, ...(isWaiting ? announcedAgain(now, NOTICE_DAYS) : {}) };
}

/**
 * Agrees to the renewals of a program whose charges wait for it, because they are older than consents or cost more than
 * was agreed (rule consent-01).
 * @throws {BusinessError} SUBSCRIPTION_STATUS if nothing waits; CONSENT_REQUIRED if other words were shown
 */
export async function journeySubscriptionsAgree(
  _root: unknown,
  { input }: { input: JourneySubscriptionsAgreeInput },
  ctx: JourneysContext,
) {
  const read = await requireSubscription(ctx, input.subscription_id);
  checkConsenter('program_renewal', ctx.user);
  const journey = await findJourneyById(ctx.db, read.journey_id);
  if (!journey) throw notFound('Program');
  const terms = read.awaits_consent ? await missingTerms(ctx.db, read, journey) : [];
  if (!read.awaits_consent) throw wrongStatus('nothing_to_agree');
  if (input.consent !== terms.map(consentWording).join(' ')) {
    throw new BusinessError('CONSENT_REQUIRED', { reason: input.consent ? 'changed' : 'missing' });
  }
  const parties = await loadParties(ctx.db, read);
  const given = { subjectId: read._id, userId: read.user_id, by: ctx.user };
  const isWritten = await inTransaction(ctx, async (session) => {
    if (!(await writeSubscription(ctx.db, read, resumed(read, ctx.clock.now()), session))) return false;
    for (const one of terms) await recordConsent(ctx, { ...given, terms: one }, session);
    const renewals = terms.filter(({ kind }) => kind === 'program_renewal');
    if (parties && renewals.length > 0)
      await enqueueMail(ctx, agreedMail(ctx, parties, read, renewals), session);
    return true;
  });
  if (!isWritten) throw busy();
  return subscriptionPayload(ctx, await requireSubscription(ctx, input.subscription_id));
}
