import type { Logger } from 'pino';
import { findOrderByKey, setPaymentStatus } from '../domains/orders/store';
import { type AttemptDocument, findAbandoned, lastAttempt, moveAttempt } from './attempts';
import { type PaymentServices, releaseAttempt } from './authorise';
import { isBookingAttempt, recoverBookingAttempt, recoverBookingRefunds } from './booking-payments';

/** An attempt that nobody touched for so long was left behind by a crash. */
const ABANDONED_AFTER_MS = 30_000;
/** A shopper may take this long for the bank's 3-D Secure step. */
const CHALLENGE_MS = 60 * 60_000;
const BATCH = 100;

type RecoveryServices = PaymentServices & { log: Pick<Logger, 'error'> };

/** Takes the money of a stored order. Safe to repeat. */
export async function capturePayment(
  { db, clock, payments }: PaymentServices,
  { intentId, orderKey }: { intentId: string; orderKey: string },
): Promise<void> {
  await payments.capture(intentId);
  await setPaymentStatus(db, orderKey, 'captured');
  const attempt = await lastAttempt(db, orderKey);
  if (attempt) {
    await moveAttempt(db, attempt._id, ['stored'], { status: 'captured', updated_at: clock.now() });
  }
}

async function recover(services: RecoveryServices, attempt: AttemptDocument): Promise<void> {
  if (isBookingAttempt(attempt) && (await recoverBookingAttempt(services, attempt))) return;
  const order = await findOrderByKey(services.db, attempt.order_key);
  const isPaidBy = order?.payment?.intent_id === attempt.intent_id;
  if (attempt.status === 'stored' && attempt.intent_id && isPaidBy) {
    await capturePayment(services, { intentId: attempt.intent_id, orderKey: attempt.order_key });
    return;
  }
  const age = services.clock.now().getTime() - attempt.created_at.getTime();
  if (attempt.status === 'requires_action' && age < CHALLENGE_MS) return;
  await releaseAttempt(services, attempt);
}

/**
 * Finishes what a crash left between: an authorised payment whose order is stored is captured, one whose order is not
 * is released. Answers how many attempts were looked at. One that fails is logged and tried again next time.
 */
export async function recoverPayments(
  services: RecoveryServices,
  { olderThanMs = ABANDONED_AFTER_MS, stopping }: { olderThanMs?: number; stopping?: AbortSignal } = {},
): Promise<number> {
  const before = new Date(services.clock.now().getTime() - olderThanMs);
  const abandoned = await findAbandoned(services.db, before, BATCH);
  for (const attempt of abandoned) {
    if (stopping?.aborted) return abandoned.length;
    try {
      await recover(services, attempt);
    } catch (error) {
      services.log.error({ err: error, attempt: attempt._id }, 'A payment could not be recovered yet');
    }
  }
  await recoverBookingRefunds(services);
  return abandoned.length;
}
