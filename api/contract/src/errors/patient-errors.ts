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
};
