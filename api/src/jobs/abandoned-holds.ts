import { expireHolds } from '../domains/telehealth';
import { type JobFactory, MINUTE } from './job';

/** Ends telehealth bookings that were not paid in time, and frees their slots (rule health-09). */
export const abandonedHolds: JobFactory = (services) => ({
  name: 'abandoned-holds',
  everyMs: MINUTE,
  run: (stopping) => expireHolds(services, { stopping }),
});
