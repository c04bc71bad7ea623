import { SLOT_HOURS } from '@saltbush/contract';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';

const SLOT_MS = SLOT_HOURS * 60 * 60_000;

/** `not_held`: the shop failed to ring its patient. */
export type ConsultOutcome = 'completed' | 'missed' | 'not_held';

const OUTCOMES: readonly string[] = ['completed', 'missed', 'not_held'] satisfies ConsultOutcome[];
const isOutcome = (status: string): status is ConsultOutcome => OUTCOMES.includes(status);

type Subscription = Pick<JourneySubscriptionDocument, 'decisions' | 'upcoming_booking' | 'past_consults'>;

/** When a consult's time is over. */
export const consultEnd = ({ appointment_at }: Pick<JourneyBookingDocument, 'appointment_at'>): Date =>
  new Date(appointment_at.getTime() + SLOT_MS);

/**
 * Returns how a consult ended; null while nobody has put it down. Earlier releases put none down: a practitioner who has
 * decided since its start had spoken with the patient, and without a decision nobody knows that they did (rule health-39).
 */
export function outcomeOf(
  { decisions = [] }: Pick<JourneySubscriptionDocument, 'decisions'>,
  { status, appointment_at }: Pick<JourneyBookingDocument, 'status' | 'appointment_at'>,
): ConsultOutcome | null {
  if (isOutcome(status)) return status;
  const isDecided = decisions.some(({ at, outcome }) => outcome !== 'refused' && at >= appointment_at);
  return isDecided ? 'completed' : null;
}

/** Whether a consult has begun and nobody has put it down. */
export const awaitsOutcome = (
  subscription: Pick<JourneySubscriptionDocument, 'decisions'>,
  booking: JourneyBookingDocument,
  now: Date,
): boolean => booking.appointment_at <= now && outcomeOf(subscription, booking) === null;

/** Returns all consults of a program, the earliest booked first. */
export const consultsOf = ({
  past_consults = [],
  upcoming_booking,
}: Subscription): JourneyBookingDocument[] =>
  upcoming_booking ? [...past_consults, upcoming_booking] : past_consults;

/**
 * Whether the fee of a program that has not started stays by what was put down: a consult took place, or its patient was not
 * reached at the last (rule health-40). The clock decides nothing.
 */
export function keepsFirstFee(subscription: Subscription): boolean {
  const outcomes = consultsOf(subscription).map((booking) => outcomeOf(subscription, booking));
  const putDown = outcomes.filter((outcome) => outcome !== null);
  return putDown.includes('completed') || putDown.at(-1) === 'missed';
}

/** The change that keeps a consult that has begun when another takes its place, or the program ends. */
export function keptConsult(
  subscription: Subscription,
  now: Date,
): Pick<JourneySubscriptionDocument, 'past_consults'> {
  const { upcoming_booking: booking, past_consults = [] } = subscription;
  if (!booking || booking.appointment_at > now) return {};
  const kept = { ...booking, status: outcomeOf(subscription, booking) ?? booking.status };
  return { past_consults: [...past_consults, { ...kept, reminder_due_at: null }] };
}

/**
 * The change that stores how a consult ended. One that the shop did not hold makes room for another; others stand as the
 * last one until another is booked.
 */
export function withOutcome(
  { upcoming_booking, past_consults = [] }: Subscription,
  ended: JourneyBookingDocument,
): Partial<Pick<JourneySubscriptionDocument, 'upcoming_booking' | 'past_consults'>> {
  if (upcoming_booking?.id !== ended.id) {
    return { past_consults: past_consults.map((one) => (one.id === ended.id ? ended : one)) };
  }
  if (ended.status !== 'not_held') return { upcoming_booking: ended };
  return { upcoming_booking: null, past_consults: [...past_consults, ended] };
}
