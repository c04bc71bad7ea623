import { consultWindowText, type State } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';

/** Returns the booked consult of a program. @throws {BusinessError} CONSULT_NOT_BOOKED without one */
export function requireConsult({ upcoming_booking }: JourneySubscriptionDocument): JourneyBookingDocument {
  if (!upcoming_booking) throw new BusinessError('CONSULT_NOT_BOOKED');
  return upcoming_booking;
}

/**
 * Checks that a consult still is what a page showed: another tab or device may have changed it.
 * @throws {BusinessError} CONSULT_NOT_BOOKED if it is another one; CONSULT_MOVED if it starts at another time
 */
export function requireShown(
  booking: JourneyBookingDocument,
  shown: { id: string; at: Date },
  { state, now }: { state: State; now: Date },
): void {
  if (booking.id !== shown.id) throw new BusinessError('CONSULT_NOT_BOOKED');
  if (booking.appointment_at.getTime() === shown.at.getTime()) return;
  throw new BusinessError('CONSULT_MOVED', { window: consultWindowText(booking.appointment_at, state, now) });
}
