import { type AttemptDocument, lastAttempt, moveAttempt } from '../../../payments/attempts';
import type { PaymentServices } from '../../../payments/payment';
import { releaseHeld } from '../../../payments/release-held';
import { markCaptured } from './changes/refund-store';
import type { BookingDocument } from './documents';
import { findPaidBooking } from './store';

const PREFIX = 'telehealth-booking:';

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

/** Gives up what was authorised for a booking that will not stand; after a failure, recovery releases it. */
export async function releaseFee(
  services: PaymentServices & { log: { error(details: object, text: string): void } },
  { _id }: Pick<BookingDocument, '_id'>,
): Promise<void> {
  try {
    await releaseHeld(services, bookingKey(_id), _id);
  } catch (error) {
    services.log.error({ err: error }, 'Could not release the fee of a booking yet');
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
