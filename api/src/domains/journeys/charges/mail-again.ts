import { type AttemptDocument, lastAttempt } from '../../../payments/attempts';
import { enqueueMail } from '../../mail';
import { sourceIdOf } from '../../payment-methods';
import { chargedMethodOf, loadParties, type Parties } from '../billing/parties';
import { planRenewal } from '../billing/plan-renewal';
import { orderKeyOf } from '../billing/renew';
import type { JourneysServices } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { chargeMailIds } from '../notices/mail-ids';
import { declinedMail } from '../notices/mails';
import { isHeld } from './charge-reason';

interface Declined {
  subscription: JourneySubscriptionDocument;
  parties: Parties | null;
  /** The last time that the gateway was asked for it. */
  attempt: AttemptDocument | null;
  now: Date;
}

/**
 * Whether the mail about a declined charge is still true: the member can pay it, and the card that was declined is the one
 * that will be charged.
 */
export function isMailable({ subscription, parties, attempt, now }: Declined): boolean {
  const { status, awaits_consent } = subscription;
  if (!parties || status !== 'PaymentDeclinedForRenewal' || awaits_consent) return false;
  const method = chargedMethodOf(parties.customer);
  const isNew = attempt && method && attempt.source_id !== sourceIdOf(method);
  return !isNew && !isHeld(subscription, now);
}

/**
 * Mails the member once more about a declined charge, once for each decline.
 * @returns false if there is none of which the mail would be true, and nothing was mailed
 */
export async function mailAgain(
  services: Pick<JourneysServices, 'db' | 'cipher' | 'clock' | 'config'>,
  subscription: JourneySubscriptionDocument,
): Promise<boolean> {
  const [parties, attempt] = await Promise.all([
    loadParties(services.db, subscription),
    lastAttempt(services.db, orderKeyOf(subscription)),
  ]);
  const now = services.clock.now();
  if (!parties || !isMailable({ subscription, parties, attempt, now })) return false;
  const { lines } = await planRenewal(services.db, subscription, parties);
  const id = chargeMailIds.again(subscription, subscription.declines);
  const mail = declinedMail(services, parties, subscription, lines.order_total);
  await enqueueMail(services, { ...mail, id });
  return true;
}
