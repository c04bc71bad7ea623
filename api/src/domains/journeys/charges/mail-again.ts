import { enqueueMail } from '../../mail';
import { loadParties } from '../billing/parties';
import { planRenewal } from '../billing/plan-renewal';
import type { JourneysServices } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { chargeMailIds } from '../notices/mail-ids';
import { declinedMail } from '../notices/mails';

/** Whether the member can still pay a charge that was declined. */
export const isMailable = ({ status, awaits_consent }: JourneySubscriptionDocument): boolean =>
  status === 'PaymentDeclinedForRenewal' && !awaits_consent;

/**
 * Mails the member once more about a declined charge, once for each decline.
 * @returns false if there is none, and nothing was mailed
 */
export async function mailAgain(
  services: Pick<JourneysServices, 'db' | 'cipher' | 'clock' | 'config'>,
  subscription: JourneySubscriptionDocument,
): Promise<boolean> {
  const parties = isMailable(subscription) ? await loadParties(services.db, subscription) : null;
  if (!parties) return false;
  const { lines } = await planRenewal(services.db, subscription, parties);
  const id = chargeMailIds.again(subscription, subscription.declines);
  const mail = declinedMail(services, parties, subscription, lines.order_total);
  await enqueueMail(services, { ...mail, id });
  return true;
}
