import { JOURNEY_AGE_ERROR, TRY_AGAIN } from '@saltbush/contract';
import { hasCode } from '@saltbush/shared-ui/platform';

/** What is said when a patient could not be set: the age, or that something went wrong (section 8). */
export const patientFailure = (error: unknown): string =>
  hasCode(error, 'PATIENT_TOO_YOUNG') ? JOURNEY_AGE_ERROR : TRY_AGAIN;
