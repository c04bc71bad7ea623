import { formatMoney } from '../money';
import { MAX_ISSUED_SCRIPTS, NO_SCRIPT_WORDS } from '../prescriptions/issued-script';
import { SLOT_WORDINGS } from '../telehealth/appointment';
import { FREE_CHANGE_HOURS } from '../telehealth/booking-terms';
import type { BookingType } from '../telehealth/booking-types';
import { MAX_CERTIFICATES } from '../telehealth/certificate';
import type { AskedContradiction } from '../telehealth/contradictions/contradictions';
import { rejectedMessage } from '../telehealth/rejected';
import { byReason } from './message-template';
import { RED_FLAG_MESSAGE } from './messages';

const END_WORDS = {
  completed: 'put this consultation down as held',
  missed: 'put this consultation down as not reached',
  not_held: 'put this consultation down as not held',
  cancelled: 'cancelled this consultation',
} as const;

/** When answers contradict something else, and what the patient can do. */
const CONTRADICT_REASONS = {
  requested:
    'Some of your answers do not agree with what else we know. Please clear that up before you go on; nothing you entered is lost.',
  moved:
    'On that day, an answer you gave would no longer agree with the date of birth. Please choose another day, or cancel this appointment and book a new one.',
} as const;

interface ConsultEnd {
  outcome: keyof typeof END_WORDS;
  ended_by: string | null;
  refunded: number;
}

/** Errors of telehealth bookings; program consults share the slots. */
export const TELEHEALTH_ERRORS = {
  SLOT_UNAVAILABLE: byReason(SLOT_WORDINGS),
  SERVICE_UNAVAILABLE: 'This service is not available right now.',
  NOT_IN_SERVICE: 'This service is not available for you yet.',
  ANSWERS_REJECTED: ({ booking_type }: { booking_type: BookingType }) => rejectedMessage(booking_type),
  /** An answer describes what can be an emergency (rule health-17). */
  RED_FLAG: RED_FLAG_MESSAGE,
  /** Answers and something else that is known exclude each other (rule health-52); staff are told nothing of it. */
  ANSWERS_CONTRADICT: ({
    reason,
  }: {
    reason: keyof typeof CONTRADICT_REASONS;
    contradictions: readonly AskedContradiction[];
  }) => CONTRADICT_REASONS[reason],
  BOOKING_BEGUN: 'This appointment has already begun.',
  BOOKING_CANCELLED: 'This booking was cancelled.',
  BOOKING_NOT_OPEN: 'Only a booked appointment can be changed.',
  /** Another practitioner, or the patient if `ended_by` is null, came first. `refunded` in cents. */
  CONSULT_ENDED: ({ outcome, ended_by, refunded }: ConsultEnd) =>
    `${ended_by ?? 'The patient'} has already ${END_WORDS[outcome]}; ${refunded === 0 ? 'nothing' : formatMoney(refunded)} was refunded. What you chose was not put down.`,
  FEE_NOT_RETURNABLE:
    'Only the paid fee of a consultation that took place, or whose patient was not reached, can be returned.',
  CONSULT_NOT_HELD: 'A certificate needs a consultation that took place. Please put its outcome down first.',
  /** `ended_by` is the practitioner who held the consultation. */
  CERTIFICATE_NOT_YOURS: ({ ended_by }: { ended_by: string }) =>
    `Only who held the consultation can certify what was found: ${ended_by || 'a former colleague'}.`,
  CERTIFICATE_AUTHOR_UNPRINTABLE:
    'Your own name cannot be printed. Please write it in Latin letters in your account first.',
  CERTIFICATE_CHANGED:
    'This certificate was replaced or withdrawn meanwhile. Please look at it again before you go on.',
  CERTIFICATE_LIMIT: `A certificate of one consultation is written at most ${MAX_CERTIFICATES} times.`,
  SCRIPT_NOT_ISSUABLE: byReason(NO_SCRIPT_WORDS),
  /** `against` is what the patient's record says; the practitioner may overrule it, and says why (rule health-64). */
  SCRIPT_AGAINST_RECORD: ({ against }: { against: readonly string[] }) =>
    `${against.join(' ')} If it is right all the same, please say why.`,
  SCRIPTS_CHANGED:
    'Another script of this consultation was issued meanwhile. Please look at it before you go on.',
  SCRIPT_LIMIT: `At most ${MAX_ISSUED_SCRIPTS} scripts of one consultation are written.`,
  SCRIPT_USED: 'All supplies of this script have been made, so nothing of it is left to withdraw.',
  PLACES_MOVED: 'A colleague has changed these times meanwhile. Please look at them again.',
  MOVE_TOO_LATE: `An appointment can be moved until ${FREE_CHANGE_HOURS} hours before it starts.`,
  MOVE_COSTS_MORE:
    'This time has a higher fee. Please choose another, or cancel this booking and book again.',
};
