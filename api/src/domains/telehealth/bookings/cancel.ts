import type { TelehealthBookingsCancelInput } from '../../../generated/resolvers';
import { captureBooking } from '../../../payments/booking-payments';
import type { ApiContext } from '../../../server/context';
import { BusinessError, notFound } from '../../../server/errors';
import type { BookingDocument } from './documents';
import { changeSeats, onWindow } from './seats';
import { findBooking, moveBooking, setBookingPayment } from './store';

/** Returns the fee of a cancelled booking, once; a repeat goes on where the last call stopped. */
async function refund(ctx: ApiContext, booking: BookingDocument): Promise<BookingDocument> {
  const { payment, fee, _id } = booking;
  if (!payment || payment.status === 'refunded') return booking;
  await captureBooking(ctx, booking);
  await ctx.payments.refund(payment.intent_id, fee, `cancel:${_id}`);
  await setBookingPayment(ctx.db, _id, 'captured', 'refunded');
  return { ...booking, payment: { ...payment, status: 'refunded' } };
}

/** Cancels a booking before it begins: the slot is free again, the fee goes back (section 7). */
export async function telehealthBookingsCancel(
  _root: unknown,
  { input }: { input: TelehealthBookingsCancelInput },
  ctx: ApiContext,
): Promise<{ booking: BookingDocument }> {
  const find = () => findBooking(ctx.db, input.uuid, ctx.user?.id ?? null);
  const booking = await find();
  if (!booking) throw notFound('Booking');
  if (booking.status !== 'cancelled') {
    if (booking.starts_at <= ctx.clock.now()) {
      throw new BusinessError('This appointment has already begun.', 'BOOKING_BEGUN');
    }
    await onWindow(ctx, booking.starts_at, async (session) => {
      const leave = (seats: { booking: string; until: Date | null }[]) =>
        seats.filter((seat) => seat.booking !== booking._id);
      await changeSeats(ctx, booking.starts_at, leave, session);
      await moveBooking(ctx.db, booking._id, ['held', 'booked'], { status: 'cancelled' }, session);
    });
  }
  const cancelled = (await find()) ?? booking;
  return { booking: await refund(ctx, cancelled) };
}
