import type { Tracing } from '@saltbush/contract/tracing';
import type { ApiServices } from '../server/context';
import type { Metrics } from '../server/metrics';
import { abandonedHolds } from './abandoned-holds';
import { autodeliveryCycle } from './autodelivery-cycle';
import { consultReminders } from './consult-reminders';
import { favouriteAlerts } from './favourite-alerts';
import type { Job, JobFactory } from './job';
import { journeyReviews } from './journey-reviews';
import { mailDelivery } from './mail-delivery';
import { orderKeys } from './order-keys';
import { passwordResets } from './password-resets';
import { paymentRecovery } from './payment-recovery';
import { plannedContent } from './planned-content';
import { plannedPrices } from './planned-prices';
import { programRenewals } from './program-renewals';
import { stockNotifications } from './stock-notifications';
import { unusedPhotos } from './unused-photos';

export { startJobs } from './runner';

const FACTORIES: readonly JobFactory[] = [
  paymentRecovery,
  passwordResets,
  mailDelivery,
  plannedPrices,
  plannedContent,
  stockNotifications,
  autodeliveryCycle,
  programRenewals,
  consultReminders,
  journeyReviews,
  abandonedHolds,
  orderKeys,
  favouriteAlerts,
  unusedPhotos,
];

/** Wraps a job so that each of its runs is counted and timed. */
function counted(job: Job, metrics: Metrics): Job {
  return {
    ...job,
    async run(stopping) {
      const started = performance.now();
      let outcome: 'done' | 'failed' = 'failed';
      try {
        await job.run(stopping);
        outcome = 'done';
      } finally {
        metrics.job({ job: job.name, outcome }, (performance.now() - started) / 1000);
      }
    },
  };
}

/** Wraps a job so that each of its runs is a trace: of what it asked the database, and how long that took. */
function traced(job: Job, tracing: Tracing | null): Job {
  if (!tracing) return job;
  return {
    ...job,
    async run(stopping) {
      const name = `job ${job.name}`;
      const span = tracing.startRequest(
        { name, kind: 'internal', attributes: { 'shop.job': job.name } },
        null,
      );
      try {
        await span.run(() => job.run(stopping));
      } catch (error) {
        span.fail();
        throw error;
      } finally {
        span.end();
      }
    },
  };
}

/** All jobs of a process. */
export function createJobs(services: ApiServices): Job[] {
  return FACTORIES.flatMap((create) => create(services) ?? []).map((job) =>
    counted(traced(job, services.tracing), services.metrics),
  );
}
