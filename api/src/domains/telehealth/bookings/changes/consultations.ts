import { missedCallsError } from '@saltbush/contract';
import { inTransaction } from '../../../../lib/database/transactions';
import { BusinessError, invalidInput, notFound } from '../../../../lib/errors';
import type { FieldCipher } from '../../../../lib/field-cipher';
import { enqueueMail } from '../../../mail';
import type { TelehealthContext } from '../../context';
import type { BookingDocument } from '../documents';
import { bookingEndedMail } from '../mails';
import { findPaidBooking } from '../store';
import { type CancelContext, closeBooking } from './cancel';
import { closeBegun } from './closing-store';
import { settleRefunds } from './refunds';

type EndContext = Pick<TelehealthContext, 'client' | 'db' | 'clock' | 'cipher' | 'config'>;

/** Who of the staff does it, and what the practitioner notes about the consultation, if anything. */
interface Ending {
  uuid: string;
  staffId: string;
  note?: string;
}

/** A note is bound to its booking and cannot be read as its details. */
const noteOwner = (uuid: string) => `${uuid}:note`;

/** Returns the practitioner's note about a consultation; null without one. */
export const openNote = (cipher: FieldCipher, { _id, closed }: BookingDocument): string | null =>
  closed?.note ? cipher.decrypt(closed.note, noteOwner(_id)) : null;

function closingOf({ clock, cipher }: Pick<EndContext, 'clock' | 'cipher'>, { uuid, staffId, note }: Ending) {
  const text = note?.trim();
  const sealed = text ? cipher.encrypt(text, noteOwner(uuid)) : null;
  return { by: 'practitioner' as const, staff_id: staffId, at: clock.now(), note: sealed };
}

async function endBegun(
  ctx: EndContext,
  status: 'completed' | 'missed',
  ending: Ending,
  calls?: readonly Date[],
): Promise<BookingDocument> {
  const open = await findPaidBooking(ctx.db, ending.uuid);
  if (!open) throw notFound('Booking');
  const closed = { ...closingOf(ctx, ending), ...(calls ? { calls: [...calls] } : {}) };
  const mail = await bookingEndedMail(ctx, { ...open, closed }, status);
  const isClosed = await inTransaction(ctx, async (session) => {
    if (!(await closeBegun(ctx.db, ending.uuid, { status, closed }, session))) return false;
    if (mail) await enqueueMail(ctx, mail, session);
    return true;
  });
  const booking = (await findPaidBooking(ctx.db, ending.uuid)) ?? open;
  if (!isClosed && booking.status !== status) throw new BusinessError('BOOKING_NOT_OPEN');
  return booking;
}

/**
 * Puts down that a consultation took place, with the practitioner's note, and mails the patient. Repeated calls change
 * nothing. The caller checks the permission.
 * @throws {BusinessError} NOT_FOUND; BOOKING_NOT_OPEN before its start, or if it was closed otherwise
 */
export const completeBooking = (ctx: EndContext, ending: Ending): Promise<BookingDocument> =>
  endBegun(ctx, 'completed', ending);

/**
 * Puts down that the patient was not reached by three calls; the fee stays (rule health-35).
 * @throws {BusinessError} as `completeBooking`; INVALID_INPUT if it is open, has begun, and the calls are not enough
 */
export async function missBooking(
  ctx: EndContext,
  { calls, ...ending }: Ending & { calls: readonly Date[] },
): Promise<BookingDocument> {
  const open = await findPaidBooking(ctx.db, ending.uuid);
  const now = ctx.clock.now();
  if (open?.status === 'booked' && open.starts_at <= now) {
    const error = missedCallsError({ ...open, calls, now });
    if (error) throw invalidInput({ calls: error });
  }
  return endBegun(ctx, 'missed', ending, calls);
}

/**
 * Cancels a booked consultation for the practitioner: the whole fee is refunded, even after the start, and the patient
 * notified (rule health-15). Repeated calls change nothing. The caller checks the permission.
 * @throws {BusinessError} NOT_FOUND, BOOKING_NOT_OPEN
 */
export async function cancelForPractitioner(ctx: CancelContext, ending: Ending): Promise<BookingDocument> {
  const booking = await findPaidBooking(ctx.db, ending.uuid);
  if (!booking) throw notFound('Booking');
  if (booking.status === 'booked') await closeBooking(ctx, booking, closingOf(ctx, ending));
  const closed = (await findPaidBooking(ctx.db, ending.uuid)) ?? booking;
  if (closed.status !== 'cancelled') throw new BusinessError('BOOKING_NOT_OPEN');
  return settleRefunds(ctx, closed);
}
