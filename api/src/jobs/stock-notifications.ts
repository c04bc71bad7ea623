import { notifyRestocked } from '../domains/stock-notifications';
import { type JobFactory, SECOND } from './job';

/** Notifies customers who wait for a product that it is back in stock (rule 2.10-18). */
export const stockNotifications: JobFactory = (services) => ({
  name: 'stock-notifications',
  everyMs: 30 * SECOND,
  run: (stopping) => notifyRestocked(services, { stopping }),
});
