import { inTransaction } from '../../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../../lib/errors';
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
): Promise<BookingDocument> {
  const open = await findPaidBooking(ctx.db, ending.uuid);
  if (!open) throw notFound('Booking');
  const mail = await bookingEndedMail(ctx, open, status);
  const closed = closingOf(ctx, ending);
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

/** Puts down that the patient was not reached; the fee stays. @throws {BusinessError} as `completeBooking` */
export const missBooking = (ctx: EndContext, ending: Ending): Promise<BookingDocument> =>
  endBegun(ctx, 'missed', ending);

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
