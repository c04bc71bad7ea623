import { bookingReference, freeChangesUntil } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { localMoment, localSpan } from '../../../lib/local-time';
import { findCustomer } from '../../accounts';
import type { TelehealthServices } from '../context';
import { guestPath } from './changes/guest-link';
import type { BookingDetails, BookingDocument } from './documents';

/** What composing a booking's mail needs. */
export type MailSources = Pick<TelehealthServices, 'db' | 'cipher' | 'clock' | 'config'>;

/** The fields of a booking that its mails read. */
export type MailedBooking = Pick<
  BookingDocument,
  | '_id'
  | 'user_id'
  | 'details'
  | 'link_token'
  | 'starts_at'
  | 'ends_at'
  | 'state'
  | 'contact_method'
  | 'fee'
  | 'moves'
>;

/** The recipient of mails about a booking: the account that made it, or the guest. */
interface Reader {
  to: string;
  firstName: string;
}

/** Null if the account was deleted. */
async function readerOf({ db, cipher }: MailSources, booking: MailedBooking): Promise<Reader | null> {
  if (booking.user_id) {
    const customer = await findCustomer(db, booking.user_id);
    return customer && { to: customer.email, firstName: customer.first_name };
  }
  const { email, first_name } = JSON.parse(cipher.decrypt(booking.details, booking._id)) as BookingDetails;
  return email === null ? null : { to: email, firstName: first_name };
}

/** Content common to a booking's mails, and how long they stay useful. */
export async function bookingContent(sources: MailSources, booking: MailedBooking) {
  const reader = await readerOf(sources, booking);
  if (!reader) return null;
  const now = sources.clock.now();
  const { starts_at, ends_at, state, contact_method } = booking;
  const freeUntil = freeChangesUntil(starts_at);
  const data = {
    firstName: reader.firstName,
    time: localSpan(starts_at, ends_at, state),
    contactMethod: contact_method,
    url: sources.config.publicOrigin + (guestPath(booking) ?? links.account.appointments()),
    reference: bookingReference(booking._id),
    freeUntil: freeUntil > now ? localMoment(freeUntil, state) : null,
  };
  return { to: reader.to, data, usefulMs: starts_at.getTime() - now.getTime() };
}
