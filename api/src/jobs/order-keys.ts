import { fillFoundBy } from '../domains/orders';
import { type JobFactory, MINUTE } from './job';

/** Lets staff find orders that apis of an earlier release store or send while they are being replaced. */
export const orderKeys: JobFactory = ({ db }) => ({
  name: 'order-keys',
  everyMs: MINUTE,
  run: (stopping) => fillFoundBy(db, stopping),
});
