import type { ClientSession } from 'mongodb';
import type { TelehealthBookingsMoveInput } from '../../../../generated/resolvers';
import { BusinessError, notFound } from '../../../../lib/errors';
import { enqueueMail } from '../../../mail';
import type { TelehealthContext } from '../../context';
import { nextReminderAt } from '../../reminders';
import type { BookingDocument, WindowDocument } from '../documents';
import { requireFee } from '../fees';
import { bookingMovedMail } from '../mails';
import { requireSlot } from '../require-slot';
import { changeSeats, slotUnavailable, withWindow } from '../seats';
import { type Slot, slotRefusal, windowId } from '../slots';
import { findBooking } from '../store';
import { ensureWindow } from '../window-store';
import { type BookingMove, changeTime } from './move-store';
import { settleRefunds } from './refunds';
import { requireAge } from './require-age';
import { requireFreeChange } from './require-free-change';

/** @throws {BusinessError} BOOKING_NOT_OPEN, MOVE_TOO_LATE */
function requireMovable({ status, starts_at }: BookingDocument, now: Date): void {
  if (status !== 'booked') throw new BusinessError('BOOKING_NOT_OPEN');
  requireFreeChange(starts_at, now);
}

/** Plans the move: the new slot, its fee, and the refund of a difference. @throws {BusinessError} as on the mutation */
async function planMove(ctx: TelehealthContext, booking: BookingDocument, slot: Slot): Promise<BookingMove> {
  const { _id, fee: paid, moves = 0 } = booking;
  const fee = await requireFee(ctx, { ...booking, starts_at: slot.starts_at });
  if (fee > paid) throw new BusinessError('MOVE_COSTS_MORE');
  const refund =
    fee < paid ? { key: `move:${_id}:${moves + 1}`, amount: paid - fee, reason: 'moved' as const } : null;
  const { starts_at, ends_at } = slot;
  const reminder_due_at = nextReminderAt(starts_at, ctx.clock.now());
  return { starts_at, ends_at, fee, moves: moves + 1, reminder_due_at, refund };
}

/** Takes the place in the new window and leaves the old one, within a transaction. */
async function changePlaces(
  ctx: TelehealthContext,
  booking: BookingDocument,
  slot: Slot,
  session: ClientSession,
): Promise<void> {
  const take = (seats: WindowDocument['seats'], window: WindowDocument) => {
    const problem = slotRefusal(slot, window, ctx.clock.now());
    if (problem) throw slotUnavailable(problem);
    return [...seats, { booking: booking._id, until: null }];
  };
  await changeSeats(ctx, slot.starts_at, take, session);
  const leave = (seats: WindowDocument['seats']) => seats.filter((seat) => seat.booking !== booking._id);
  await changeSeats(ctx, booking.starts_at, leave, session);
}

/** Moves a booked appointment to another slot, free of charge until 2 hours before it starts (rule health-15). */
export async function telehealthBookingsMove(
  _root: unknown,
  { input }: { input: TelehealthBookingsMoveInput },
  ctx: TelehealthContext,
): Promise<{ booking: BookingDocument }> {
  const find = () => findBooking(ctx.db, input.uuid, ctx.user?.id ?? null);
  const booking = await find();
  if (!booking) throw notFound('Booking');
  const now = ctx.clock.now();
  const isThere = booking.starts_at.getTime() === input.starts_at.getTime() && booking.status === 'booked';
  if (isThere) return { booking: await settleRefunds(ctx, booking) };
  requireMovable(booking, now);
  const slot = requireSlot(now, { ...booking, starts_at: input.starts_at });
  requireAge(ctx, booking, slot.starts_at);
  const move = await planMove(ctx, booking, slot);
  const mail = await bookingMovedMail(ctx, { ...booking, ...move }, move.refund?.amount ?? 0);
  await ensureWindow(ctx.db, windowId(slot.starts_at));
  await withWindow(ctx, slot.starts_at, async (session) => {
    if (!(await changeTime(ctx.db, booking, move, session))) throw new BusinessError('BOOKING_NOT_OPEN');
    await changePlaces(ctx, booking, slot, session);
    if (mail) await enqueueMail(ctx, mail, session);
  });
  return { booking: await settleRefunds(ctx, (await find()) ?? booking) };
}
