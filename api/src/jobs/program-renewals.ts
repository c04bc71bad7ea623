import { renewDueSubscriptions, settleDueEndings } from '../domains/journeys';
import { type JobFactory, MINUTE } from './job';

/** Charges program renewals that are due, and gives back what ended programs owe (section 4.h, rule consent-04). */
export const programRenewals: JobFactory = (services) => ({
  name: 'program-renewals',
  everyMs: 5 * MINUTE,
  async run(stopping) {
    await renewDueSubscriptions(services, { stopping });
    await settleDueEndings(services, { stopping });
  },
});
