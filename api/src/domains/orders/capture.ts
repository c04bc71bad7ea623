import { type AttemptDocument, lastAttempt, moveAttempt } from '../../payments/attempts';
import type { PaymentServices } from '../../payments/payment';
import { findOrderByKey, markCaptured } from './store';

/** Captures the payment of a stored order. Idempotent. */
export async function captureOrder(
  { db, clock, payments }: PaymentServices,
  { intentId, orderKey }: { intentId: string; orderKey: string },
): Promise<void> {
  await payments.capture(intentId);
  await markCaptured(db, orderKey);
  const attempt = await lastAttempt(db, orderKey);
  if (attempt) {
    await moveAttempt(db, attempt._id, ['stored'], { status: 'captured', updated_at: clock.now() });
  }
}

/**
 * Captures a payment attempt whose order is stored.
 * @returns false if no order was paid with it
 */
export async function captureOrderAttempt(
  services: PaymentServices,
  { order_key: orderKey, intent_id: intentId, status }: AttemptDocument,
): Promise<boolean> {
  if (status !== 'stored' || !intentId) return false;
  const order = await findOrderByKey(services.db, orderKey);
  if (order?.payment?.intent_id !== intentId) return false;
  await captureOrder(services, { intentId, orderKey });
  return true;
}
