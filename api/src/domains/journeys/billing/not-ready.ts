import { NOTICE_DAYS } from '@saltbush/contract';
import { isConsented } from '../consent/consented';
import type { JourneySubscriptionDocument } from '../documents';
import { consentMail } from '../notices/mails';
import { announcedAgain } from '../periods';
import { type Claim, endClaim } from './claim';
import type { Parties } from './parties';
import type { RenewalPlan } from './plan-renewal';
import type { BillingServices } from './services';

const NOTICE_MS = NOTICE_DAYS * 24 * 60 * 60 * 1000;

/** Why a due charge was not made. */
export type NotReady = { status: 'no_consent' | 'not_announced' };

/** Whether the charge of this period was announced at least three days ago (rule consent-02). */
export function isAnnounced(
  { notice, next_period_at }: Pick<JourneySubscriptionDocument, 'notice' | 'next_period_at'>,
  now: Date,
): boolean {
  if (!notice || !next_period_at) return false;
  const isOfPeriod = notice.period.getTime() === next_period_at.getTime();
  return isOfPeriod && now.getTime() - notice.at.getTime() >= NOTICE_MS;
}

/**
 * Releases a claim whose charge nobody agreed to, or that was not announced in time; returns null if it may be charged.
 * Without consent the charge waits for the member, who gets a mail; without a notice it is announced and moved on. A
 * charge that the member asks for needs no notice.
 */
export async function refuseUnannounced(
  services: BillingServices,
  claim: Claim,
  { parties, plan, isScheduled }: { parties: Parties; plan: RenewalPlan; isScheduled: boolean },
): Promise<NotReady | null> {
  const now = services.clock.now();
  if (!(await isConsented(services.db, claim.subscription, plan))) {
    const waiting = { awaits_consent: true, charge_due_at: null };
    await endClaim(services, claim, waiting, consentMail(services, parties, claim.subscription));
    return { status: 'no_consent' };
  }
  if (!isScheduled || isAnnounced(claim.subscription, now)) return null;
  await endClaim(services, claim, announcedAgain(now, NOTICE_DAYS));
  return { status: 'not_announced' };
}
