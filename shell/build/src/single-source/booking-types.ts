import { bookingTypes } from '@saltbush/contract';
import type { SingleSourceRule } from './rule';

/** Code never compares booking types: differences between services are fields of their table. */
export const bookingTypeChecks: SingleSourceRule = {
  name: 'booking-types',
  sentence:
    'a service added later would be missed here: add a field for the difference to the entries of api/contract/src/telehealth/booking-types.ts, and read it',
  within: /^(api\/(src|contract\/src)|shared-ui\/src|mf-[^/]+\/src)\//,
  except: /^api\/contract\/src\/telehealth\/booking-types\.ts$/,
  copy: new RegExp(`([!=]==? |case )['"](${bookingTypes().join('|')})['"]`),
};
