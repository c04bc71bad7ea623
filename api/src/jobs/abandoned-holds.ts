import { expireHolds } from '../domains/telehealth';
import { type JobFactory, MINUTE } from './job';

/** Releases telehealth bookings that were not paid in time, and their slots (rule health-09). */
export const abandonedHolds: JobFactory = (services) => ({
  name: 'abandoned-holds',
  everyMs: MINUTE,
  run: (stopping) => expireHolds(services, { stopping }),
});
