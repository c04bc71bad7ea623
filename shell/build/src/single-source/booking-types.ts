import { bookingTypes } from '@saltbush/contract';
import type { SingleSourceRule } from './rule';

/** Nobody asks which service it is: what differs between services is a column of their table. */
export const bookingTypeChecks: SingleSourceRule = {
  name: 'booking-types',
  sentence:
    'a service that is added would be forgotten here: give the entries of api/contract/src/telehealth/booking-types.ts a field that says what differs, and read it',
  within: /^(api\/(src|contract\/src)|shared-ui\/src|mf-[^/]+\/src)\//,
  except: /^api\/contract\/src\/telehealth\/booking-types\.ts$/,
  copy: new RegExp(`([!=]==? |case )['"](${bookingTypes().join('|')})['"]`),
};
