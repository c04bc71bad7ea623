import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { BusinessError } from '../../../lib/errors';
import { slotId } from '../consults/consult-slot';
import { awaitsOutcome, consultsOf, outcomeOf } from '../consults/outcomes';
import { freeSlot } from '../consults/slot-store';
import type { JourneySubscriptionDocument } from '../documents';

type Subscription = Pick<
  JourneySubscriptionDocument,
  'status' | 'upcoming_booking' | 'past_consults' | 'decisions'
>;

/** Whether practitioner and patient spoke at the booked time, or ahead of it or later as the practitioner says. */
export type FirstConsult = 'booked' | 'ahead' | 'later';

/** @throws {BusinessError} CONSULT_NOT_PUT_DOWN while nobody has put down how a consult that has begun ended (rule health-39) */
export function requirePutDown(subscription: Subscription, now: Date): void {
  const isOpen = consultsOf(subscription).some((one) => awaitsOutcome(subscription, one, now));
  if (isOpen) throw new BusinessError('CONSULT_NOT_PUT_DOWN');
}

/**
 * Returns how the first consult took place; null for a program that has had it. A decision rests on a conversation in
 * real time (rule health-28), so what became of a consult that has begun is put down first (rule health-39).
 * @throws {BusinessError} CONSULT_NOT_PUT_DOWN; CONSULT_AHEAD while none has taken place and the practitioner does not
 * say otherwise; CONSULT_MISSED while the patient was not reached and the practitioner does not say otherwise
 */
export function requireFirstConsult(
  subscription: Subscription,
  hasSpoken: boolean,
  now: Date,
): FirstConsult | null {
  requirePutDown(subscription, now);
  if (subscription.status !== 'reviewing') return null;
  const outcomes = consultsOf(subscription).map((one) => outcomeOf(subscription, one));
  if (outcomes.includes('completed')) return 'booked';
  const last = outcomes.at(-1) ?? null;
  if (!hasSpoken) throw new BusinessError(last === 'missed' ? 'CONSULT_MISSED' : 'CONSULT_AHEAD');
  return last === null ? 'ahead' : 'later';
}

/** Gives back the place of a consult that took place ahead of its time. */
export async function freeConsultAhead(
  { db }: Pick<BaseServices, 'db'>,
  { upcoming_booking }: Subscription,
  session: ClientSession,
): Promise<void> {
  if (upcoming_booking) await freeSlot(db, slotId(upcoming_booking.appointment_at), session);
}
