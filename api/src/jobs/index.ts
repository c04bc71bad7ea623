import type { ApiServices } from '../server/context';
import { abandonedHolds } from './abandoned-holds';
import { autodeliveryCycle } from './autodelivery-cycle';
import { consultReminders } from './consult-reminders';
import type { Job, JobFactory } from './job';
import { journeyReviews } from './journey-reviews';
import { mailDelivery } from './mail-delivery';
import { paymentRecovery } from './payment-recovery';
import { programRenewals } from './program-renewals';
import { stockNotifications } from './stock-notifications';

export { startJobs } from './runner';

const FACTORIES: readonly JobFactory[] = [
  paymentRecovery,
  mailDelivery,
  stockNotifications,
  autodeliveryCycle,
  programRenewals,
  consultReminders,
  journeyReviews,
  abandonedHolds,
];

/** The jobs of a process. */
export function createJobs(services: ApiServices): Job[] {
  return FACTORIES.flatMap((create) => create(services) ?? []);
}
