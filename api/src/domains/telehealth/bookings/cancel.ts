import type { TelehealthBookingsCancelInput } from '../../../generated/resolvers';
import { BusinessError, notFound } from '../../../lib/errors';
import type { TelehealthContext } from '../context';
import type { BookingDocument } from './documents';
import { refundBooking } from './payments';
import { changeSeats, onWindow } from './seats';
import { cancelBooking, findBooking } from './store';

/** Frees the place and cancels in one step. */
async function cancelOpen(ctx: TelehealthContext, booking: BookingDocument): Promise<void> {
  if (booking.starts_at <= ctx.clock.now()) {
    throw new BusinessError('BOOKING_BEGUN');
  }
  await onWindow(ctx, booking.starts_at, async (session) => {
    const leave = (seats: { booking: string; until: Date | null }[]) =>
      seats.filter((seat) => seat.booking !== booking._id);
    await changeSeats(ctx, booking.starts_at, leave, session);
    await cancelBooking(ctx.db, booking._id, session);
  });
}

/** Returns the fee; when that fails the booking stays cancelled and recovery tries again. */
async function settle(ctx: TelehealthContext, booking: BookingDocument): Promise<BookingDocument> {
  try {
    return await refundBooking(ctx, booking);
  } catch (error) {
    ctx.log.error({ err: error }, 'The fee of a cancelled booking could not be returned yet');
    return booking;
  }
}

/** Cancels a booking before it begins: the slot is free again, the fee goes back (section 7). */
export async function telehealthBookingsCancel(
  _root: unknown,
  { input }: { input: TelehealthBookingsCancelInput },
  ctx: TelehealthContext,
): Promise<{ booking: BookingDocument }> {
  const find = () => findBooking(ctx.db, input.uuid, ctx.user?.id ?? null);
  const booking = await find();
  if (!booking) throw notFound('Booking');
  if (booking.status !== 'cancelled') await cancelOpen(ctx, booking);
  const cancelled = (await find()) ?? booking;
  return { booking: await settle(ctx, cancelled) };
}
