import type { PaymentServices } from '../../../../payments/payment';
import type { BookingDocument, BookingRefund } from '../documents';
import { captureBooking } from '../payments';
import { listRefundsDue, markRefunded } from './refund-store';

const BATCH = 100;

/** The refund of a cancelled booking: all that is left of its fee. */
export const cancelRefund = ({ _id, fee }: Pick<BookingDocument, '_id' | 'fee'>): BookingRefund => ({
  key: `cancel:${_id}`,
  amount: fee,
  reason: 'cancelled',
});

/** What is to be refunded; bookings cancelled by earlier releases have no list. */
const refundsOf = (booking: BookingDocument): BookingRefund[] => booking.refunds ?? [cancelRefund(booking)];

/** Returns what of a booking's fee was or is being refunded, in cents. */
export function refundedOf(booking: BookingDocument): number {
  const { payment, refunds, refund_due } = booking;
  if (!payment) return 0;
  if (refunds) return refunds.reduce((sum, { amount }) => sum + amount, 0);
  return refund_due || payment.status === 'refunded' ? booking.fee : 0;
}

/** Makes the refunds due of a booking, each once however often it is called. Returns the updated booking. */
export async function refundBooking(
  services: PaymentServices,
  booking: BookingDocument,
): Promise<BookingDocument> {
  const { payment } = booking;
  if (!payment || !booking.refund_due) return booking;
  await captureBooking(services, booking);
  const refunds = refundsOf(booking);
  for (const { key, amount } of refunds) await services.payments.refund(payment.intent_id, amount, key);
  const isWhole = refunds.some(({ reason }) => reason !== 'moved');
  await markRefunded(services.db, booking, isWhole ? 'refunded' : 'captured');
  return { ...booking, payment: { ...payment, status: isWhole ? 'refunded' : 'captured' } };
}

/** Makes refunds left over from a crash or an unavailable gateway. Failures are retried next time. */
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

/** Refunds what is due now; after a failure the booking stays as it is, and recovery retries. */
export async function settleRefunds(
  services: PaymentServices & { log: { error(details: object, text: string): void } },
  booking: BookingDocument,
): Promise<BookingDocument> {
  try {
    return await refundBooking(services, booking);
  } catch (error) {
    services.log.error({ err: error }, 'Could not refund the fee of a booking');
    return booking;
  }
}
