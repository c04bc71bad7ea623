import type { Db } from 'mongodb';
import type { Clock } from '../../../lib/clock';
import { isLinkOpen } from '../bookings/changes/guest-link';
import type { BookingDocument } from '../bookings/documents';
import { findBooking } from '../bookings/store';

/**
 * Finds a booking whose certificates the caller may read: an account's own, or a guest's by its uuid, until the link to
 * the appointment ends. Null for everything else.
 */
export async function readableBooking(
  { db, clock }: { db: Db; clock: Clock },
  uuid: string,
  userId: string | null,
): Promise<BookingDocument | null> {
  const booking = await findBooking(db, uuid, userId);
  if (!booking) return null;
  return booking.user_id !== null || isLinkOpen(booking, clock.now()) ? booking : null;
}
