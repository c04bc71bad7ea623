import type { Mail } from '../../mail';
import type { Ahead } from '../reminders';
import type { BookingDocument } from './documents';
import { bookingContent, type MailSources } from './mail-content';

/** Confirms a consultation, once per booking. Null if there is no recipient. */
export async function bookingConfirmationMail(
  sources: MailSources,
  booking: BookingDocument,
): Promise<Mail | null> {
  const about = await bookingContent(sources, booking);
  if (!about) return null;
  const data = { ...about.data, paid: booking.fee };
  return { ...about, id: `booking_confirmation:${booking._id}`, template: 'booking_confirmation', data };
}

/** Reminds of a consultation, once per lead time. Null if there is no recipient. */
export async function bookingReminderMail(
  sources: MailSources,
  booking: BookingDocument,
  ahead: Ahead,
): Promise<Mail | null> {
  const about = await bookingContent(sources, booking);
  if (!about) return null;
  const data = { ...about.data, ahead };
  return { ...about, id: `booking_reminder:${booking._id}:${ahead}`, template: 'booking_reminder', data };
}
