import { type AttemptDocument, lastAttempt } from '../../../payments/attempts';
import { findCustomer } from '../../accounts';
import { enqueueMail } from '../../mail';
import { sourceIdOf } from '../../payment-methods';
import type { AutodeliveryServices } from '../context';
import { orderKeyOf } from '../cycle/charge-cart';
import { needsOwner } from '../cycle/place-order';
import type { AutoDeliveryDocument } from '../documents';
import { retryDates } from '../late-dates';
import { AGAIN } from '../mails/mail-ids';
import type { PlanServices } from '../mails/next-order';
import { noticeMail } from '../mails/notices';

/** What the bank has said, in the words of the mail about it. */
export const bankWords = ({ status, message }: AttemptDocument): string =>
  status === 'declined' && message ? message : needsOwner();

/**
 * Whether the mail about a declined charge is still true: its card is the one that will be charged, and it is tried again,
 * or was for the last time. What its owner has paused, or the shop for another reason, is neither.
 */
export function isMailable(
  autodelivery: AutoDeliveryDocument,
  attempt: AttemptDocument | null,
  now: Date,
): boolean {
  const { charge_failures: failures, status, paused_for, shipping_state } = autodelivery;
  if (!attempt || failures === 0 || paused_for || attempt.source_id !== sourceIdOf(autodelivery))
    return false;
  const isLast = retryDates(autodelivery, failures, shipping_state, now) === null;
  return status === 'active' || (status === 'paused' && isLast);
}

/**
 * Mails the owner once more about a declined charge, once for each decline.
 * @returns false if there is none of which the mail would be true, and nothing was mailed
 */
export async function mailAgain(
  services: PlanServices & Pick<AutodeliveryServices, 'cipher' | 'clock'>,
  autodelivery: AutoDeliveryDocument,
): Promise<boolean> {
  const { user_id } = autodelivery;
  const attempt = await lastAttempt(services.db, orderKeyOf(autodelivery));
  if (!attempt || !isMailable(autodelivery, attempt, services.clock.now())) return false;
  const notice = { kind: 'declined' as const, message: bankWords(attempt), amount: attempt.amount };
  const mail = await noticeMail(services, notice, autodelivery);
  const owner = await findCustomer(services.db, user_id);
  await enqueueMail(services, { ...mail, id: mail.id + AGAIN, account: owner?.email });
  return true;
}
