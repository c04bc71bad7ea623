import { type AttemptDocument, lastAttempt, moveAttempt } from '../../../payments/attempts';
import type { PaymentServices } from '../../../payments/authorise';
import type { BookingDocument } from './documents';
import { findPaidBooking, listRefundsDue, noteCaptured, noteRefunded } from './store';

const PREFIX = 'telehealth-booking:';
const BATCH = 100;

/** Key under which a telehealth booking is paid. */
export const bookingKey = (uuid: string): string => PREFIX + uuid;

/** Takes the reserved fee of a booked booking. Safe to repeat. */
export async function captureBooking(
  { db, clock, payments }: PaymentServices,
  { _id, payment }: Pick<BookingDocument, '_id' | 'payment'>,
): Promise<void> {
  if (payment?.status !== 'authorised') return;
  await payments.capture(payment.intent_id);
  await noteCaptured(db, _id);
  const attempt = await lastAttempt(db, bookingKey(_id));
  if (attempt) {
    await moveAttempt(db, attempt._id, ['stored'], { status: 'captured', updated_at: clock.now() });
  }
}

/**
 * Captures an attempt whose booking stands.
 * @returns false when no booking was paid with it
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

/** Returns the fee of a cancelled booking, once however often it is asked. Answers the booking as it is then. */
export async function refundBooking(
  services: PaymentServices,
  booking: BookingDocument,
): Promise<BookingDocument> {
  const { payment, fee, _id } = booking;
  if (!payment || payment.status === 'refunded') return booking;
  await captureBooking(services, booking);
  await services.payments.refund(payment.intent_id, fee, `cancel:${_id}`);
  await noteRefunded(services.db, _id);
  return { ...booking, payment: { ...payment, status: 'refunded' } };
}

/** Returns the fees that a crash, or a gateway that was away, left behind. One that fails is left for next time. */
export async function recoverBookingRefunds(
  services: PaymentServices & { log: { error(details: object, text: string): void } },
): Promise<void> {
  for (const booking of await listRefundsDue(services.db, BATCH)) {
    try {
      await refundBooking(services, booking);
    } catch (error) {
      services.log.error({ err: error, booking: booking._id }, 'A fee could not be returned yet');
    }
  }
}
