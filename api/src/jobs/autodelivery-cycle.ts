import { runDueSteps } from '../domains/autodelivery';
import { type JobFactory, MINUTE } from './job';

/** Runs the AutoDelivery steps that are due (section 4.j). */
export const autodeliveryCycle: JobFactory = (services) => ({
  name: 'autodelivery-cycle',
  everyMs: MINUTE,
  run: (stopping) => runDueSteps(services, { stopping }),
});
