import { patientIdentifierErrors } from '@saltbush/contract';
import type { MedicareCheck } from './check';

/** A well-formed number the embedded service reports as unknown. */
export const UNKNOWN_MEDICARE_NUMBER = '2123456701';

/** The service for development and tests: accepts everything well-formed except one number. */
export function createEmbeddedMedicareCheck(): MedicareCheck {
  return {
    name: 'embedded',
    async isValid(details, today) {
      if (details.hasMedicare && details.medicare.number === UNKNOWN_MEDICARE_NUMBER) return false;
      return Object.keys(patientIdentifierErrors(details, today)).length === 0;
    },
  };
}
