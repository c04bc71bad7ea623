import { links } from '@saltbush/contract/links';
import { localSpan } from '../../../lib/local-time';
import { findCustomer } from '../../accounts';
import type { TelehealthServices } from '../context';
import type { BookingDetails, BookingDocument } from './documents';

/** What composing a booking's mail needs. */
export type MailSources = Pick<TelehealthServices, 'db' | 'cipher' | 'clock' | 'config'>;

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
export async function bookingContent(sources: MailSources, booking: BookingDocument) {
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
