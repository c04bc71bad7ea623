import { type RecordFact, recordFactWords } from '../journeys/record-rules';
import { formatMoney } from '../money';
import { byReason } from './message-template';
import { SUBSCRIPTION_ID_MISSING } from './messages';

/** Who is told that a record excludes, and what they can do. */
const RECORD_REASONS = {
  answers:
    'Your answers say otherwise. Please correct whichever is not right, or ask a practitioner to look at it.',
  waiting: 'A practitioner is looking at it. You can continue, and pay, once they have.',
  member:
    'Nothing of this program can be ordered while it does. Please talk to your doctor, or correct the record if it is not right.',
  practitioner: 'Nothing can be started or prescribed before you acknowledge it.',
} as const;
type RecordReason = keyof typeof RECORD_REASONS;

/** Errors of health programs. */
export const JOURNEY_ERRORS = {
  SUBSCRIPTION_ID_MISSING,
  SUBSCRIPTION_STATUS: byReason({
    not_active: 'Your program is not active.',
    order_not_active: 'Your program is not active, so its order can’t be changed.',
    cancelled: 'This program is cancelled.',
    nothing_declined: 'There is no payment to try again.',
    not_reviewable: 'This program is not to be reviewed.',
    patient_fixed: 'The patient of a program can’t be changed any more.',
    submitted: 'Your answers have been submitted already.',
    offer_over: 'This offer is no longer open.',
    offer_accepted: 'You have accepted this offer already, perhaps in another tab or on another device.',
    offer_declined: 'You have declined this offer already, perhaps in another tab or on another device.',
    offer_replaced: 'Your practitioner has replaced this offer by a newer one.',
    offer_expired:
      'The time to answer this offer has passed. Please book a consult if you would like another.',
    paused: 'Your program is paused already.',
    not_paused: 'Your program is not paused.',
    nothing_to_agree: 'There is nothing to agree to.',
  }),
  NOT_ELIGIBLE: 'Based on your answers, you’re currently not eligible for this program.',
  /** A patient's record and what is asked for exclude each other (rule health-20). */
  RECORD_CONTRADICTS: ({ reason, facts }: { reason: RecordReason; facts: readonly RecordFact[] }) =>
    `The patient’s record says: ${recordFactWords(facts)}. ${RECORD_REASONS[reason]}`,
  ORDER_LOCKED: 'Your next order is being prepared. You can make changes once it is on its way.',
  ORDER_FULL: 'Your program order is full.',
  ITEM_PRESCRIBED: 'This item was prescribed for you. Only your practitioner can change it.',
  LESSON_LOCKED: ({ week }: { week: number }) => `This lesson opens in week ${week}.`,
  INVALID_VOUCHER: byReason({
    unknown: 'This voucher code is not valid.',
    used: 'You have used this voucher already.',
  }),
  DECIDED_MEANWHILE: ({ staff_name }: { staff_name: string }) =>
    `${staff_name} has decided about this program meanwhile. Please look at it again.`,
  CONVERSATION_MOVED: 'Something was written here meanwhile. Please read it before you go on.',
  ANSWER_NEEDED: 'This check-in may be grave, so it needs an answer.',
  CONSULT_NOT_PUT_DOWN:
    'Nobody has put down yet how the consult ended. Please put that down first, then decide.',
  CONSULT_MISSED: 'The patient was not reached at the booked time. Please speak with them before you decide.',
  CONSULT_AHEAD: 'The consult has not taken place. Please speak with the patient before you decide.',
  FIRST_CONSULTS_MISSED:
    'We could not reach you at two times. Please write to your care team, on the page of your program, when we can ring you.',
  /** In kilograms. */
  WEIGHT_LEAP: ({ from, to }: { from: number; to: number }) =>
    `${to} kg is far from the ${from} kg noted within a week. Please check it, or save it as it is.`,
  CONSULT_BOOKED: 'You already have a consult booked.',
  CONSULT_NOT_BOOKED: 'This consult is no longer booked.',
  /** `window` as `consultWindowText` words it. */
  CONSULT_MOVED: ({ window }: { window: string }) =>
    `This consult was moved meanwhile, to ${window}. Please look whether that suits you.`,
  CONSULT_IS_FIRST:
    'Your program begins with this consult. To cancel it, leave the program: your page says what becomes of your fee.',
  MOVE_FEE_DIFFERS:
    'This time has another fee. Please choose one with the same fee, or cancel this consult and book again.',
  /** `price` in cents. */
  NO_FREE_CONSULT: ({ price }: { price: number }) =>
    `You have no free consults left. This one costs ${formatMoney(price)}.`,
};
