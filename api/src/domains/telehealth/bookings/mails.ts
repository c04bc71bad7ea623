import { consultClock } from '@saltbush/contract';
import type { Mail } from '../../mail';
import type { Ahead } from '../reminders';
import type { BookingDocument } from './documents';
import { bookingContent, type MailedBooking, type MailSources } from './mail-content';

/** Confirms a consultation, once per booking. Null if there is no recipient. */
export async function bookingConfirmationMail(
  sources: MailSources,
  booking: MailedBooking,
): Promise<Mail | null> {
  const about = await bookingContent(sources, booking);
  if (!about) return null;
  const data = { ...about.data, paid: booking.fee };
  return { ...about, id: `booking_confirmation:${booking._id}`, template: 'booking_confirmation', data };
}

/** Reminds of a consultation, once per lead time and per time it was moved to. Null if there is no recipient. */
export async function bookingReminderMail(
  sources: MailSources,
  booking: MailedBooking,
  ahead: Ahead,
): Promise<Mail | null> {
  const about = await bookingContent(sources, booking);
  if (!about) return null;
  const data = { ...about.data, ahead };
  const moved = booking.moves ? `:${booking.moves}` : '';
  return {
    ...about,
    id: `booking_reminder:${booking._id}:${ahead}${moved}`,
    template: 'booking_reminder',
    data,
  };
}

/** Notifies of a new time, once per move, and of the refund of a lower fee in cents. Null if there is no recipient. */
export async function bookingMovedMail(
  sources: MailSources,
  booking: MailedBooking,
  refunded: number,
): Promise<Mail | null> {
  const about = await bookingContent(sources, booking);
  if (!about) return null;
  const data = { ...about.data, refunded };
  return { ...about, id: `booking_moved:${booking._id}:${booking.moves}`, template: 'booking_moved', data };
}

/** Notifies of a cancelled consultation and the refund in cents, once per booking. Null if there is no recipient. */
export async function bookingCancelledMail(
  sources: MailSources,
  booking: MailedBooking,
  { by, refunded }: { by: 'patient' | 'practitioner'; refunded: number },
): Promise<Mail | null> {
  const about = await bookingContent(sources, booking);
  if (!about) return null;
  const data = { ...about.data, by, paid: booking.fee, refunded };
  const id = `booking_cancelled:${booking._id}`;
  // Worth sending after the start too: it says where the money is.
  return { id, to: about.to, template: 'booking_cancelled', data };
}

/**
 * Notifies of how a consultation ended, once per booking: it took place, or the patient was not reached. Null if there is
 * no recipient.
 */
export async function bookingEndedMail(
  sources: MailSources,
  booking: MailedBooking & Pick<BookingDocument, 'closed'>,
  outcome: 'completed' | 'missed',
): Promise<Mail | null> {
  const about = await bookingContent(sources, booking);
  if (!about) return null;
  const calls = (booking.closed?.calls ?? []).map((call) => consultClock(call, booking.state));
  const data = { ...about.data, outcome, calls, paid: booking.fee };
  return { id: `booking_ended:${booking._id}`, to: about.to, template: 'booking_ended', data };
}

/** Notifies that the whole fee of an ended consultation is returned, once per booking. Null if there is no recipient. */
export async function feeReturnedMail(sources: MailSources, booking: MailedBooking): Promise<Mail | null> {
  const about = await bookingContent(sources, booking);
  if (!about) return null;
  const data = { ...about.data, refunded: booking.fee };
  return { id: `booking_fee_returned:${booking._id}`, to: about.to, template: 'booking_fee_returned', data };
}

/** What became of a document of a consultation. */
export type DocumentNews = 'ready' | 'replaced' | 'withdrawn';

/**
 * Notifies that a document of a consultation can be had, or holds no longer, once per change: never which, nor what is in
 * it. Null if there is no recipient.
 */
export async function bookingDocumentMail(
  sources: MailSources,
  booking: MailedBooking & Pick<BookingDocument, 'certificate_changes'>,
  news: DocumentNews,
): Promise<Mail | null> {
  const about = await bookingContent(sources, booking);
  if (!about) return null;
  const id = `booking_document:${booking._id}:${booking.certificate_changes}`;
  return { id, to: about.to, template: 'booking_document', data: { ...about.data, news } };
}

/** Notifies that a script of a consultation is on file, once per script: neither of what nor for whom. Null if there is no recipient. */
export async function bookingScriptMail(
  sources: MailSources,
  booking: MailedBooking,
  number: number,
): Promise<Mail | null> {
  const about = await bookingContent(sources, booking);
  if (!about) return null;
  return {
    id: `booking_script:${booking._id}:${number}`,
    to: about.to,
    template: 'booking_script',
    data: about.data,
  };
}
