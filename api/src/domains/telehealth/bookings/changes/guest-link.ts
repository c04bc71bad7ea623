import { links } from '@saltbush/contract/links';
import type { Db } from 'mongodb';
import type { FieldCipher } from '../../../../lib/field-cipher';
import type { BookingDocument } from '../documents';
import { findPaidBooking } from '../store';

/** A guest's link opens their appointment until so long after it. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** What a link's sealed uuid is bound to. */
export const LINK_OWNER = 'telehealth_booking_link';

/** Returns the token of a guest's link from the booking's uuid, sealed for `LINK_OWNER`. */
export const linkToken = (sealed: string): string => Buffer.from(sealed).toString('base64url');

/** Makes the token of a guest's link: the booking's uuid, sealed. */
export const newLinkToken = (cipher: FieldCipher, uuid: string): string =>
  linkToken(cipher.encrypt(uuid, LINK_OWNER));

/**
 * Returns the path that opens a guest's appointment without a sign-in (rule health-16); null for an account's, and for
 * guests of earlier releases.
 */
export const guestPath = ({ link_token }: Pick<BookingDocument, 'link_token'>): string | null =>
  link_token ? links.telehealth.guestAppointment(link_token) : null;

/** Opens a link's token: null for a forged or altered one. */
function readToken(cipher: FieldCipher, token: string): string | null {
  try {
    return cipher.decrypt(Buffer.from(token, 'base64url').toString('utf8'), LINK_OWNER);
  } catch {
    return null;
  }
}

/** Returns true until a guest's link to a booking ends. */
export const isLinkOpen = ({ ends_at }: Pick<BookingDocument, 'ends_at'>, now: Date): boolean =>
  ends_at.getTime() + KEPT_MS > now.getTime();

/** Finds the guest's booking that a link opens; null once the link has ended, or if it was never given. */
export async function findLinked(
  { db, cipher }: { db: Db; cipher: FieldCipher },
  token: string,
  now: Date,
): Promise<BookingDocument | null> {
  const uuid = readToken(cipher, token);
  const booking = uuid === null ? null : await findPaidBooking(db, uuid);
  return booking?.user_id === null && isLinkOpen(booking, now) ? booking : null;
}
