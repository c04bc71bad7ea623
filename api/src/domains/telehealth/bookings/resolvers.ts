import {
  BOOKINGS,
  type BookingType,
  bookingReference,
  DEFAULT_STATE,
  freeChangesUntil,
  SLOT_WORDINGS,
  type State,
} from '@saltbush/contract';
import { requireUser } from '../../../lib/context';
import { notFound } from '../../../lib/errors';
import { type PageArguments, readPage } from '../../../lib/paging';
import type { TelehealthContext } from '../context';
import { findService } from '../store';
import { telehealthBookingsCancel } from './changes/cancel';
import { findLinked, guestPath } from './changes/guest-link';
import { telehealthBookingsMove } from './changes/move';
import { refundedOf } from './changes/refunds';
import { telehealthBookingsConfirm } from './confirm';
import { telehealthBookingsCreate } from './create';
import type { BookingDetails, BookingDocument } from './documents';
import { feesOf } from './fees';
import { slotDays, slotRefusal, windowId } from './slots';
import { findBooking, listBookings } from './store';
import { listWindows } from './window-store';

/** Returns the slots of the coming days, each with the reason if it cannot be booked (section 2.21). */
async function telehealthSlots(
  _root: unknown,
  { booking_type, state }: { booking_type: BookingType; state?: State | null },
  ctx: TelehealthContext,
) {
  if (!(await findService(ctx.db, { booking_type }))) return [];
  const now = ctx.clock.now();
  const days = slotDays(now, state ?? DEFAULT_STATE, BOOKINGS[booking_type].availability);
  const all = days.flatMap(({ slots }) => slots.map(({ starts_at }) => windowId(starts_at)));
  const windows = await listWindows(ctx.db, all[0] ?? '', all.at(-1) ?? '');
  const byId = new Map(windows.map((window) => [window._id, window]));
  const feeAt = await feesOf(ctx, { booking_type, state: state ?? DEFAULT_STATE });
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => {
      const refusal = slotRefusal(slot, byId.get(windowId(slot.starts_at)) ?? null, now);
      const message = refusal && SLOT_WORDINGS[refusal];
      return { ...slot, is_available: refusal === null, message, fee: feeAt(slot.starts_at) };
    }),
  }));
}

/** Returns the signed-in user's bookings by page. */
async function telehealthBookings(_root: unknown, args: PageArguments, ctx: TelehealthContext) {
  const { id } = requireUser(ctx);
  const { info, ...range } = readPage(args);
  const { data, total } = await listBookings(ctx.db, id, range);
  return { data, paginatorInfo: info(total) };
}

/** Returns a booking that the caller may access. */
async function telehealthBooking(_root: unknown, { uuid }: { uuid: string }, ctx: TelehealthContext) {
  const booking = await findBooking(ctx.db, uuid, ctx.user?.id ?? null);
  if (!booking) throw notFound('Booking');
  return booking;
}

/** Returns a guest's booking by the token of its link. */
async function telehealthBookingByLink(_root: unknown, { token }: { token: string }, ctx: TelehealthContext) {
  const booking = await findLinked(ctx, token, ctx.clock.now());
  if (!booking) throw notFound('Booking');
  return booking;
}

const isHeld = ({ status, hold_expires_at }: BookingDocument, now: Date) =>
  status === 'held' && hold_expires_at > now;

const detail =
  (field: 'first_name' | 'last_name') =>
  ({ _id, details }: BookingDocument, _args: unknown, ctx: TelehealthContext): string =>
    (JSON.parse(ctx.cipher.decrypt(details, _id)) as BookingDetails)[field];

export const bookingResolvers = {
  Query: {
    telehealth_slots: telehealthSlots,
    telehealth_bookings: telehealthBookings,
    telehealth_booking: telehealthBooking,
    telehealth_booking_by_link: telehealthBookingByLink,
  },
  Mutation: {
    telehealth_bookings_create: telehealthBookingsCreate,
    telehealth_bookings_confirm: telehealthBookingsConfirm,
    telehealth_bookings_move: telehealthBookingsMove,
    telehealth_bookings_cancel: telehealthBookingsCancel,
  },
  TelehealthBooking: {
    uuid: (booking: BookingDocument) => booking._id,
    reference: (booking: BookingDocument) => bookingReference(booking._id),
    free_until: (booking: BookingDocument) => freeChangesUntil(booking.starts_at),
    refunded: refundedOf,
    missed_calls: ({ closed }: BookingDocument) => closed?.calls ?? [],
    is_fee_returned: ({ returned_fee }: BookingDocument) => returned_fee !== undefined,
    guest_path: (booking: BookingDocument) => guestPath(booking),
    status: (booking: BookingDocument, _args: unknown, ctx: TelehealthContext) =>
      booking.status === 'held' && !isHeld(booking, ctx.clock.now()) ? 'expired' : booking.status,
    hold_expires_at: (booking: BookingDocument, _args: unknown, ctx: TelehealthContext) =>
      isHeld(booking, ctx.clock.now()) ? booking.hold_expires_at : null,
    first_name: detail('first_name'),
    last_name: detail('last_name'),
  },
};
