import { errorMessage } from '@saltbush/shared-ui/platform';

/** What is said when a patient could not be set: the age, or that something went wrong (section 8). */
export const patientFailure = (error: unknown): string =>
  errorMessage(error).includes('18 years')
    ? 'The patient must be at least 18 years of age or older.'
    : 'Something went wrong. Please try again.';
