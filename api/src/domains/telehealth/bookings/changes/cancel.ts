import { canChangeFreely } from '@saltbush/contract';
import type { TelehealthBookingsCancelInput } from '../../../../generated/resolvers';
import { BusinessError, notFound } from '../../../../lib/errors';
import { enqueueMail } from '../../../mail';
import type { TelehealthContext } from '../../context';
import type { BookingClosing, BookingDocument } from '../documents';
import { bookingCancelledMail } from '../mails';
import { changeSeats, withWindow } from '../seats';
import { findBooking } from '../store';
import { cancelBooking } from './refund-store';
import { cancelRefund, settleRefunds } from './refunds';

/** What cancelling requires. */
export type CancelContext = Pick<
  TelehealthContext,
  'client' | 'db' | 'clock' | 'cipher' | 'config' | 'payments' | 'hooks' | 'log'
>;

/**
 * Releases the place, cancels the booking and notifies the patient in one transaction. The fee is refunded while changes
 * are free, and always if the practitioner cancels (rule health-15).
 */
export async function closeBooking(
  ctx: CancelContext,
  booking: BookingDocument,
  closed: BookingClosing,
): Promise<void> {
  const { _id, starts_at, status } = booking;
  const isRefunded = closed.by === 'practitioner' || canChangeFreely(starts_at, ctx.clock.now());
  const refund = isRefunded && booking.fee > 0 ? cancelRefund(booking) : null;
  const about = { by: closed.by, refunded: refund?.amount ?? 0 };
  const mail = status === 'booked' ? await bookingCancelledMail(ctx, booking, about) : null;
  await withWindow(ctx, starts_at, async (session) => {
    const leave = (seats: { booking: string; until: Date | null }[]) =>
      seats.filter((seat) => seat.booking !== _id);
    await changeSeats(ctx, starts_at, leave, session);
    const isCancelled = await cancelBooking(ctx.db, _id, { closed, refund }, session);
    if (isCancelled && mail) await enqueueMail(ctx, mail, session);
  });
}

/** Cancels a booking before it starts: releases its slot, and refunds the fee by the terms (section 7; rule health-15). */
export async function telehealthBookingsCancel(
  _root: unknown,
  { input }: { input: TelehealthBookingsCancelInput },
  ctx: TelehealthContext,
): Promise<{ booking: BookingDocument }> {
  const find = () => findBooking(ctx.db, input.uuid, ctx.user?.id ?? null);
  const booking = await find();
  if (!booking) throw notFound('Booking');
  if (booking.status !== 'cancelled') {
    if (booking.starts_at <= ctx.clock.now()) throw new BusinessError('BOOKING_BEGUN');
    await closeBooking(ctx, booking, { by: 'patient', staff_id: null, at: ctx.clock.now(), note: null });
  }
  const cancelled = (await find()) ?? booking;
  return { booking: await settleRefunds(ctx, cancelled) };
}
