import { recoverBookingRefunds } from '../domains/telehealth';
import { recoverPayments } from '../payments';
import { type JobFactory, SECOND } from './job';

/** Finishes payments and refunds that a crash left behind (rule selling-24). */
export const paymentRecovery: JobFactory = (services) => ({
  name: 'payment-recovery',
  everyMs: 30 * SECOND,
  async run(stopping) {
    await recoverPayments(services, { stopping });
    if (!stopping.aborted) await recoverBookingRefunds(services);
  },
});
