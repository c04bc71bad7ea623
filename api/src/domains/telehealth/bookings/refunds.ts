import type { PaymentServices } from '../../../payments/payment';
import type { BookingDocument } from './documents';
import { captureBooking } from './payments';
import { listRefundsDue, markRefunded } from './refund-store';

const BATCH = 100;

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
