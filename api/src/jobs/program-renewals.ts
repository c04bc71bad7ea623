import { renewDueSubscriptions } from '../domains/journeys';
import { type JobFactory, MINUTE } from './job';

/** Charges program renewals that are due (section 4.h). */
export const programRenewals: JobFactory = (services) => ({
  name: 'program-renewals',
  everyMs: 5 * MINUTE,
  run: (stopping) => renewDueSubscriptions(services, { stopping }),
});
