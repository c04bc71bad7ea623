import type { TelehealthBookingsCancelInput } from '../../../generated/resolvers';
import { BusinessError, notFound } from '../../../lib/errors';
import type { TelehealthContext } from '../context';
import type { BookingDocument } from './documents';
import { cancelBooking } from './refund-store';
import { refundBooking } from './refunds';
import { changeSeats, withWindow } from './seats';
import { findBooking } from './store';

/** Releases the place and cancels the booking in one transaction. */
async function cancelOpen(ctx: TelehealthContext, booking: BookingDocument): Promise<void> {
  if (booking.starts_at <= ctx.clock.now()) {
    throw new BusinessError('BOOKING_BEGUN');
  }
  await withWindow(ctx, booking.starts_at, async (session) => {
    const leave = (seats: { booking: string; until: Date | null }[]) =>
      seats.filter((seat) => seat.booking !== booking._id);
    await changeSeats(ctx, booking.starts_at, leave, session);
    await cancelBooking(ctx.db, booking._id, session);
  });
}

/** Refunds the fee; after a failure the booking stays cancelled and recovery retries. */
async function settle(ctx: TelehealthContext, booking: BookingDocument): Promise<BookingDocument> {
  try {
    return await refundBooking(ctx, booking);
  } catch (error) {
    ctx.log.error({ err: error }, 'Could not refund the fee of a cancelled booking');
    return booking;
  }
}

/** Cancels a booking before it starts: releases its slot and refunds the fee (section 7). */
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
