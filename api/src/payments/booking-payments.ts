import type { BookingDocument } from '../domains/telehealth/bookings/documents';
import { findPaidBooking, setBookingPayment } from '../domains/telehealth/bookings/store';
import { type AttemptDocument, lastAttempt, moveAttempt } from './attempts';
import type { PaymentServices } from './authorise';

const PREFIX = 'telehealth-booking:';

/** Key under which a telehealth booking is paid. */
export const bookingKey = (uuid: string): string => PREFIX + uuid;

/** True for attempts that pay for a telehealth booking. */
export const isBookingAttempt = ({ order_key }: Pick<AttemptDocument, 'order_key'>): boolean =>
  order_key.startsWith(PREFIX);

/** Takes the reserved fee of a booked booking. Safe to repeat. */
export async function captureBooking(
  { db, clock, payments }: PaymentServices,
  { _id, payment }: Pick<BookingDocument, '_id' | 'payment'>,
): Promise<void> {
  if (payment?.status !== 'authorised') return;
  await payments.capture(payment.intent_id);
  await setBookingPayment(db, _id, 'authorised', 'captured');
  const attempt = await lastAttempt(db, bookingKey(_id));
  if (attempt) {
    await moveAttempt(db, attempt._id, ['stored'], { status: 'captured', updated_at: clock.now() });
  }
}

/** Captures an attempt whose booking stands; false when no booking was paid with it. */
export async function recoverBookingAttempt(
  services: PaymentServices,
  attempt: AttemptDocument,
): Promise<boolean> {
  const booking = await findPaidBooking(services.db, attempt.order_key.slice(PREFIX.length));
  if (attempt.status !== 'stored' || booking?.payment?.intent_id !== attempt.intent_id) return false;
  await captureBooking(services, booking);
  return true;
}
