import { recoverPayments } from '../payments';
import { type JobFactory, SECOND } from './job';

/** Finishes payments that a crash left behind (rule selling-24). */
export const paymentRecovery: JobFactory = (services) => ({
  name: 'payment-recovery',
  everyMs: 30 * SECOND,
  run: (stopping) => recoverPayments(services, { stopping }),
});
