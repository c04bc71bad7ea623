import { JOURNEY_AGE_ERROR } from '../dates/age';
import { byReason } from './message-template';
import { TRY_AGAIN } from './messages';

/** Errors of an account's patients. */
export const PATIENT_ERRORS = {
  TOO_MANY_PATIENTS: ({ max }: { max: number }) => `You can add at most ${max} patients.`,
  PATIENT_EXISTS: 'You have already added this patient.',
  PATIENT_IN_USE: byReason({
    program: 'This patient is part of a health program. Please cancel the program first.',
    autodelivery: 'An AutoDelivery has items for this patient. Please remove them first.',
    booking: 'This patient has a telehealth appointment. Please cancel it first.',
  }),
  PATIENT_TOO_YOUNG: JOURNEY_AGE_ERROR,
  PATIENT_BUSY: TRY_AGAIN,
  /** `reference` is the order that waits for its check; null for an AutoDelivery that is being charged. */
  FILED_IN_USE: ({ reference }: { reference: string | null }) =>
    reference
      ? `Order ${reference} uses a repeat of this script. Please check it there first.`
      : 'An AutoDelivery is being charged for a repeat of this script. Please try again in a few minutes.',
  /** `staff_name` is who has corrected it; null if a repeat was used or given back. */
  FILED_MOVED: ({ staff_name }: { staff_name: string | null }) =>
    staff_name
      ? `${staff_name} has corrected this script meanwhile. Please look at it again.`
      : 'The repeats of this script have changed meanwhile. Please look at it again.',
  FILED_OFF: ({ staff_name }: { staff_name: string }) => `${staff_name} has taken this script off file.`,
};
