import { BusinessError } from '../../../lib/errors';
import { wrongStatus } from '../access';
import type { JourneySubscriptionDocument } from '../documents';
import { isFirstConsult } from './consult-slot';
import { consultsOf, outcomeOf } from './outcomes';

type Subscription = Pick<
  JourneySubscriptionDocument,
  'status' | 'upcoming_booking' | 'past_consults' | 'decisions'
>;

/** How often a patient may not be reached before the care team arranges the next consult with them. */
const MISSED_AT_MOST = 2;

type Refusal = 'not_active' | 'CONSULT_BOOKED' | 'FIRST_CONSULTS_MISSED';

/**
 * Returns why the consult that a program begins with cannot be booked again; null if it can: the shop did not hold the last
 * one, or did not reach the patient for the first time (rule health-60). It is part of the program's fee.
 */
export function firstConsultRefusal(subscription: Subscription): Refusal | null {
  if (!isFirstConsult(subscription)) return 'not_active';
  const outcomes = consultsOf(subscription).map((one) => outcomeOf(subscription, one));
  if (outcomes.includes('completed')) return 'not_active';
  if (outcomes.at(-1) === null) return 'CONSULT_BOOKED';
  const missed = outcomes.filter((outcome) => outcome === 'missed').length;
  return outcomes.at(-1) === 'missed' && missed >= MISSED_AT_MOST ? 'FIRST_CONSULTS_MISSED' : null;
}

/** @throws {BusinessError} SUBSCRIPTION_STATUS, CONSULT_BOOKED, FIRST_CONSULTS_MISSED if the first consult cannot be booked again */
export function requireFirstAgain(subscription: Subscription): void {
  const refusal = firstConsultRefusal(subscription);
  if (refusal === 'not_active') throw wrongStatus(refusal);
  if (refusal) throw new BusinessError(refusal);
}
