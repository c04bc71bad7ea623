import type { TelehealthBookingsConfirmInput } from '../../../generated/resolvers';
import { BusinessError, notFound } from '../../../lib/errors';
import { moveAttempt } from '../../../payments/attempts';
import { authorisePayment } from '../../../payments/authorise';
import { countPayment } from '../../../payments/count-payment';
import { PaymentUnavailableError } from '../../../payments/gateway';
import type { AuthorisedPayment, PaymentResult } from '../../../payments/payment';
import { eraseDraft } from '../../health-drafts';
import { enqueueMail } from '../../mail';
import { requireSource } from '../../payment-methods';
import type { TelehealthContext } from '../context';
import { requireUnchanged } from '../contradictions/require-unchanged';
import { nextReminderAt } from '../reminders';
import type { BookingDocument } from './documents';
import { bookingConfirmationMail } from './mails';
import { bookingKey, captureBooking, releaseFee } from './payments';
import { changeSeats, slotUnavailable, withWindow } from './seats';
import { findBooking, findOfDraft, moveBooking } from './store';

interface ConfirmPayload {
  booking: BookingDocument;
  three_d_secure: { intent_id: string; challenge_url: string } | null;
}

const unavailable = () => new BusinessError('PAYMENT_UNAVAILABLE');

/** Returns a payable booking. @throws {BusinessError} NOT_FOUND, BOOKING_CANCELLED, SLOT_UNAVAILABLE once it is not held */
function requireHeld(booking: BookingDocument, now: Date): void {
  if (booking.status === 'cancelled') {
    throw new BusinessError('BOOKING_CANCELLED');
  }
  const { status, hold_expires_at } = booking;
  if (status === 'expired' || (status === 'held' && hold_expires_at <= now)) throw slotUnavailable('lost');
  // Its consultation is over.
  if (status !== 'held') throw slotUnavailable('unavailable');
}

async function pay(
  ctx: TelehealthContext,
  booking: BookingDocument,
  source: string | null,
): Promise<PaymentResult> {
  const sourceId = await requireSource(ctx, source, 'now');
  await countPayment(ctx, booking._id);
  try {
    return await authorisePayment(ctx, {
      orderKey: bookingKey(booking._id),
      cartUuid: booking._id,
      amount: booking.fee,
      sourceId,
      payer: ctx.user?.id ?? null,
    });
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    throw unavailable();
  }
}

/** Confirms atomically: payment recorded, place made permanent, booking updated, confirmation enqueued. */
async function book(
  ctx: TelehealthContext,
  booking: BookingDocument,
  paid: AuthorisedPayment | null,
): Promise<BookingDocument> {
  const payment = paid && { intent_id: paid.intentId, status: 'authorised' as const };
  const reminder_due_at = nextReminderAt(booking.starts_at, ctx.clock.now());
  const change = {
    ...{ status: 'booked' as const, payment },
    ...(booking.draft_key ? { finished_draft: booking.draft_key } : {}),
    ...(reminder_due_at ? { reminder_due_at } : {}),
  };
  const mail = await bookingConfirmationMail(ctx, booking);
  await withWindow(ctx, booking.starts_at, async (session) => {
    const keep = (seats: { booking: string; until: Date | null }[]) => {
      if (!seats.some((seat) => seat.booking === booking._id)) throw slotUnavailable('lost');
      return seats.map((seat) => (seat.booking === booking._id ? { ...seat, until: null } : seat));
    };
    await changeSeats(ctx, booking.starts_at, keep, session);
    const stored = { status: 'stored' as const, updated_at: ctx.clock.now() };
    const isPaid = !paid || (await moveAttempt(ctx.db, paid.attemptId, ['authorised'], stored, session));
    if (!isPaid || !(await moveBooking(ctx.db, booking._id, ['held'], change, session))) {
      throw slotUnavailable('lost');
    }
    if (booking.user_id) await eraseDraft(ctx.db, booking.user_id, booking.booking_type, session);
    if (mail) await enqueueMail(ctx, mail, session);
  });
  return { ...booking, ...change };
}

/** Captures the payment of a confirmed booking; after a failure the booking stands and recovery retries. */
async function settle(ctx: TelehealthContext, booking: BookingDocument): Promise<ConfirmPayload> {
  try {
    await captureBooking(ctx, booking);
  } catch (error) {
    ctx.log.error({ err: error }, 'Could not capture the fee of a booking');
  }
  return { booking, three_d_secure: null };
}

/** Pays and confirms a booking as read. @throws {BusinessError} as on the mutation */
async function payHeld(
  ctx: TelehealthContext,
  booking: BookingDocument,
  source: string | null,
): Promise<ConfirmPayload> {
  const paid = booking.fee > 0 ? await pay(ctx, booking, source) : null;
  if (paid?.status === 'declined') throw new BusinessError('PAYMENT_DECLINED', { decline: paid.message });
  if (paid?.status === 'requires_action') {
    return { booking, three_d_secure: { intent_id: paid.intentId, challenge_url: paid.challengeUrl } };
  }
  return settle(ctx, await book(ctx, booking, paid?.status === 'authorised' ? paid : null));
}

/** A booking that will never be confirmed keeps no money waiting; one whose window is busy may still be. */
const isFinal = (error: unknown): boolean =>
  error instanceof BusinessError &&
  (error.code === 'BOOKING_CANCELLED' ||
    error.code === 'ANSWERS_CONTRADICT' ||
    (error.code === 'SLOT_UNAVAILABLE' && error.extensions.reason === 'lost'));

/**
 * Pays a held booking, which confirms it (rule health-09); of the bookings of one draft, one (rule health-22). What was
 * authorised for a place that is lost is released at once (rule health-34).
 */
export async function telehealthBookingsConfirm(
  _root: unknown,
  { input }: { input: TelehealthBookingsConfirmInput },
  ctx: TelehealthContext,
): Promise<ConfirmPayload> {
  const userId = ctx.user?.id ?? null;
  const booking = await findBooking(ctx.db, input.uuid, userId);
  if (!booking) throw notFound('Booking');
  if (booking.status === 'booked') return settle(ctx, booking);
  const finished = await findOfDraft(ctx.db, booking.draft_key);
  if (finished?.status === 'booked') return settle(ctx, finished);
  try {
    requireHeld(booking, ctx.clock.now());
    await requireUnchanged(ctx, booking);
    return await payHeld(ctx, booking, input.stripe_source_id ?? null);
  } catch (error) {
    // A concurrent identical call may have confirmed it, or another tab another booking of the same draft.
    const newest = await findBooking(ctx.db, input.uuid, userId);
    const booked = newest?.status === 'booked' ? newest : await findOfDraft(ctx.db, booking.draft_key);
    if (booked?._id !== booking._id && (booked || isFinal(error))) await releaseFee(ctx, booking);
    if (booked) return settle(ctx, booked);
    throw error;
  }
}
