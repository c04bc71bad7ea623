import { type AttemptDocument, lastAttempt, moveAttempt } from '../../../payments/attempts';
import type { PaymentServices } from '../../../payments/payment';
import type { BookingDocument } from './documents';
import { listRefundsDue, markCaptured, markRefunded } from './refund-store';
import { findPaidBooking } from './store';

const PREFIX = 'telehealth-booking:';
const BATCH = 100;

/** Returns the payment key of a telehealth booking. */
export const bookingKey = (uuid: string): string => PREFIX + uuid;

/** Captures the fee of a confirmed booking. Idempotent: a crash between any two steps is made good by the next call. */
export async function captureBooking(
  { db, clock, payments }: PaymentServices,
  { _id, payment }: Pick<BookingDocument, '_id' | 'payment'>,
): Promise<void> {
  if (!payment) return;
  if (payment.status === 'authorised') {
    await payments.capture(payment.intent_id);
    await markCaptured(db, _id);
  }
  const attempt = await lastAttempt(db, bookingKey(_id));
  if (attempt) {
    await moveAttempt(db, attempt._id, ['stored'], { status: 'captured', updated_at: clock.now() });
  }
}

/**
 * Captures a payment attempt whose booking stands.
 * @returns false if no booking was paid with it
 */
export async function captureBookingAttempt(
  services: PaymentServices,
  { order_key, intent_id, status }: AttemptDocument,
): Promise<boolean> {
  if (status !== 'stored' || !order_key.startsWith(PREFIX)) return false;
  const booking = await findPaidBooking(services.db, order_key.slice(PREFIX.length));
  if (booking?.payment?.intent_id !== intent_id) return false;
  await captureBooking(services, booking);
  return true;
}

/** Refunds a cancelled booking's fee, once however often it is called. Returns the updated booking. */
export async function refundBooking(
  services: PaymentServices,
  booking: BookingDocument,
): Promise<BookingDocument> {
  const { payment, fee, _id } = booking;
  if (!payment || payment.status === 'refunded') return booking;
  await captureBooking(services, booking);
  await services.payments.refund(payment.intent_id, fee, `cancel:${_id}`);
  await markRefunded(services.db, _id);
  return { ...booking, payment: { ...payment, status: 'refunded' } };
}

/** Refunds fees left over from a crash or an unavailable gateway. Failures are retried next time. */
export async function recoverBookingRefunds(
  services: PaymentServices & { log: { error(details: object, text: string): void } },
): Promise<void> {
  for (const booking of await listRefundsDue(services.db, BATCH)) {
    try {
      await refundBooking(services, booking);
    } catch (error) {
      services.log.error({ err: error, booking: booking._id }, 'Could not refund a fee');
    }
  }
}
