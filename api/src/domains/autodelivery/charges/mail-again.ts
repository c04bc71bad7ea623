import { type AttemptDocument, lastAttempt } from '../../../payments/attempts';
import { findCustomer } from '../../accounts';
import { enqueueMail } from '../../mail';
import type { AutodeliveryServices } from '../context';
import { orderKeyOf } from '../cycle/charge-cart';
import { needsOwner } from '../cycle/place-order';
import type { AutoDeliveryDocument } from '../documents';
import { AGAIN } from '../mails/mail-ids';
import type { PlanServices } from '../mails/next-order';
import { noticeMail } from '../mails/notices';

/** What the bank has said, in the words of the mail about it. */
export const bankWords = ({ status, message }: AttemptDocument): string =>
  status === 'declined' && message ? message : needsOwner();

/**
 * Mails the owner once more about a declined charge, once for each decline.
 * @returns false if there is none, and nothing was mailed
 */
export async function mailAgain(
  services: PlanServices & Pick<AutodeliveryServices, 'cipher'>,
  autodelivery: AutoDeliveryDocument,
): Promise<boolean> {
  const { charge_failures, status, user_id } = autodelivery;
  if (charge_failures === 0 || status === 'cancelled') return false;
  const attempt = await lastAttempt(services.db, orderKeyOf(autodelivery));
  if (!attempt) return false;
  const notice = { kind: 'declined' as const, message: bankWords(attempt), amount: attempt.amount };
  const mail = await noticeMail(services, notice, autodelivery);
  const owner = await findCustomer(services.db, user_id);
  await enqueueMail(services, { ...mail, id: mail.id + AGAIN, account: owner?.email });
  return true;
}
