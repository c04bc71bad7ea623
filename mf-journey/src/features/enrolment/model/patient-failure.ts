import { JOURNEY_AGE_ERROR, TRY_AGAIN } from '@saltbush/contract';
import { hasCode } from '@saltbush/shared-ui/platform';

/** Returns the message to show when setting the patient fails: the age limit or a generic error (section 8). */
export const patientFailure = (error: unknown): string =>
  hasCode(error, 'PATIENT_TOO_YOUNG') ? JOURNEY_AGE_ERROR : TRY_AGAIN;
