import { recoverOrderRefunds } from '../domains/orders';
import { recoverBookingRefunds } from '../domains/telehealth';
import { recoverPayments } from '../payments';
import { type JobFactory, SECOND } from './job';

/** Completes payments and refunds interrupted by a crash (rule selling-24). */
export const paymentRecovery: JobFactory = (services) => ({
  name: 'payment-recovery',
  everyMs: 30 * SECOND,
  async run(stopping) {
    await recoverPayments(services, { stopping });
    if (!stopping.aborted) await recoverBookingRefunds(services);
    await recoverOrderRefunds(services, { stopping });
  },
});
