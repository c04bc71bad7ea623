import { patientIdentifierErrors } from '@saltbush/contract';
import type { MedicareCheck } from './check';

/** A well-formed number that the embedded service says is nobody's. */
export const UNKNOWN_MEDICARE_NUMBER = '2123456701';

/** The service of development and tests: everything that is well-formed is somebody's, but for one number. */
export function createEmbeddedMedicareCheck(): MedicareCheck {
  return {
    name: 'embedded',
    async isValid(details, today) {
      if (details.hasMedicare && details.medicare.number === UNKNOWN_MEDICARE_NUMBER) return false;
      return Object.keys(patientIdentifierErrors(details, today)).length === 0;
    },
  };
}
