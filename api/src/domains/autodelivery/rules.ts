import { BusinessError } from '../../lib/errors';
import { nextCycleDates } from './dates';
import type { AutoDeliveryDocument, AutoDeliveryMilestone } from './documents';
import type { AutoDeliveryChange } from './store';

export const ended = () => new BusinessError('AUTODELIVERY_ENDED');
export const isPausedError = () => new BusinessError('AUTODELIVERY_PAUSED');
const lockedIn = () => new BusinessError('LOCKED_IN');

/** Raises AUTODELIVERY_ENDED. */
export function requireLiving({ status }: AutoDeliveryDocument): void {
  if (status === 'cancelled') throw ended();
}

/** Raises AUTODELIVERY_ENDED, and LOCKED_IN from the lock-in until the charge (section 4.j). */
export function requireChangeable(autodelivery: AutoDeliveryDocument): void {
  requireLiving(autodelivery);
  if (autodelivery.milestone === 'charge' && autodelivery.status === 'active') throw lockedIn();
}

/** When a step of the cycle is planned. */
export function dateOf(autodelivery: AutoDeliveryDocument, milestone: AutoDeliveryMilestone): Date {
  return autodelivery[`${milestone}_date`];
}

/** The next cycle in the rhythm, whose notice is still ahead. */
export function nextCycle(autodelivery: AutoDeliveryDocument, now: Date): AutoDeliveryChange {
  const { delivery_date, frequency, shipping_state, cycle } = autodelivery;
  const dates = nextCycleDates(delivery_date, frequency, shipping_state, now);
  return {
    ...dates,
    cycle: cycle + 1,
    milestone: 'notify',
    next_step_at: dates.notify_date,
    charge_failures: 0,
  };
}

/** Pausing; null when it is paused already. */
export function paused(autodelivery: AutoDeliveryDocument): AutoDeliveryChange | null {
  requireLiving(autodelivery);
  return autodelivery.status === 'paused' ? null : { status: 'paused', ...withoutPending(autodelivery) };
}

/** Ending; null when it has ended already. Nobody needs the secrets of its items any more. */
export function cancelled(autodelivery: AutoDeliveryDocument): AutoDeliveryChange | null {
  if (autodelivery.status === 'cancelled') return null;
  const items = autodelivery.items.map((item) => ({ ...item, eprescription_token: null }));
  return { status: 'cancelled', items, ...withoutPending(autodelivery) };
}

/** A charge that is under way fails to store its order after this write, and gives the money back. */
function withoutPending({ last_payment_status, charge_failures }: AutoDeliveryDocument): AutoDeliveryChange {
  if (last_payment_status !== 'pending') return {};
  return { last_payment_status: charge_failures > 0 ? 'failed' : 'none' };
}

/**
 * Leaving the next delivery out; null when `expected` says that it is left out already. Raises LOCKED_IN also for a
 * delivery that is paid.
 */
export function skipped(
  autodelivery: AutoDeliveryDocument,
  expected: Date | null,
  now: Date,
): AutoDeliveryChange | null {
  requireLiving(autodelivery);
  if (autodelivery.status === 'paused') throw isPausedError();
  if (expected && expected.getTime() !== autodelivery.delivery_date.getTime()) return null;
  if (autodelivery.milestone === 'charge' || autodelivery.milestone === 'delivery') throw lockedIn();
  return nextCycle(autodelivery, now);
}

/** True when the cycle may go on where the pause stopped it: its owner could still make changes, or it is paid. */
function isInTime(autodelivery: AutoDeliveryDocument, now: Date): boolean {
  const { milestone, lockin_date, charge_date, charge_failures } = autodelivery;
  if (milestone === 'delivery') return true;
  if (milestone === 'charge') return charge_failures === 0 && charge_date > now;
  return lockin_date > now;
}

/** Resuming; null when it runs already. */
export function resumed(autodelivery: AutoDeliveryDocument, now: Date): AutoDeliveryChange | null {
  requireLiving(autodelivery);
  if (autodelivery.status === 'active') return null;
  if (!isInTime(autodelivery, now)) return { status: 'active', ...nextCycle(autodelivery, now) };
  return { status: 'active', next_step_at: dateOf(autodelivery, autodelivery.milestone) };
}
