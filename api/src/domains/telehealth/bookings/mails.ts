import { links } from '@saltbush/contract/links';
import { localSpan } from '../../../lib/local-time';
import { findCustomer } from '../../accounts';
import type { Mail } from '../../mail';
import type { TelehealthServices } from '../context';
import type { Ahead } from '../reminders';
import type { BookingDetails, BookingDocument } from './documents';

type MailSources = Pick<TelehealthServices, 'db' | 'cipher' | 'clock' | 'config'>;

/** The recipient of mails about a booking: the account that made it, or the guest. */
interface Reader {
  to: string;
  firstName: string;
}

/** Null if the account was deleted. */
async function readerOf({ db, cipher }: MailSources, booking: BookingDocument): Promise<Reader | null> {
  if (booking.user_id) {
    const customer = await findCustomer(db, booking.user_id);
    return customer && { to: customer.email, firstName: customer.first_name };
  }
  const { email, first_name } = JSON.parse(cipher.decrypt(booking.details, booking._id)) as BookingDetails;
  return email === null ? null : { to: email, firstName: first_name };
}

/** Content common to a booking's mails, and how long they stay useful. */
async function bookingContent(sources: MailSources, booking: BookingDocument) {
  const reader = await readerOf(sources, booking);
  if (!reader) return null;
  const data = {
    firstName: reader.firstName,
    time: localSpan(booking.starts_at, booking.ends_at, booking.state),
    contactMethod: booking.contact_method,
    url: booking.user_id ? sources.config.publicOrigin + links.account.dashboard() : null,
  };
  return { to: reader.to, data, usefulMs: booking.starts_at.getTime() - sources.clock.now().getTime() };
}

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
