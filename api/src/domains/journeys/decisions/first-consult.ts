import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { BusinessError } from '../../../lib/errors';
import { slotId } from '../consults/consult-slot';
import { freeSlot } from '../consults/slot-store';
import type { JourneySubscriptionDocument } from '../documents';

type Subscription = Pick<JourneySubscriptionDocument, 'status' | 'upcoming_booking'>;

/** Whether practitioner and patient spoke at the booked time, or ahead of it as the practitioner says. */
export type FirstConsult = 'booked' | 'ahead';

/**
 * Returns how the first consult took place; null for a program that has had it. A decision rests on a conversation in
 * real time (rule health-28).
 * @throws {BusinessError} CONSULT_AHEAD while the consult has not begun and the practitioner does not say otherwise
 */
export function requireFirstConsult(
  { status, upcoming_booking }: Subscription,
  hasSpoken: boolean,
  now: Date,
): FirstConsult | null {
  if (status !== 'reviewing') return null;
  if (upcoming_booking && upcoming_booking.appointment_at <= now) return 'booked';
  if (!hasSpoken) throw new BusinessError('CONSULT_AHEAD');
  return 'ahead';
}

/** Gives back the place of a consult that took place ahead of its time. */
export async function freeConsultAhead(
  { db }: Pick<BaseServices, 'db'>,
  { upcoming_booking }: Subscription,
  session: ClientSession,
): Promise<void> {
  if (upcoming_booking) await freeSlot(db, slotId(upcoming_booking.appointment_at), session);
}
