import { BusinessError } from '../../lib/errors';
import type { CycleDates } from './cycle-dates';
import { nextCycleDates } from './dates';
import type { AutoDeliveryDocument, AutoDeliveryMilestone } from './documents';
import type { AutoDeliveryChange } from './store';

export const endedError = () => new BusinessError('AUTODELIVERY_ENDED');
export const pausedError = () => new BusinessError('AUTODELIVERY_PAUSED');
const lockedIn = () => new BusinessError('LOCKED_IN');

/** Throws `AUTODELIVERY_ENDED` if the AutoDelivery is cancelled. */
export function requireNotCancelled({ status }: AutoDeliveryDocument): void {
  if (status === 'cancelled') throw endedError();
}

/** Throws `AUTODELIVERY_ENDED`, or `LOCKED_IN` from the lock-in until the charge (section 4.j). */
export function requireChangeable(autodelivery: AutoDeliveryDocument): void {
  requireNotCancelled(autodelivery);
  if (autodelivery.milestone === 'charge' && autodelivery.status === 'active') throw lockedIn();
}

/** Returns whether a process is charging for it just now. */
export const isBeingCharged = ({ status, milestone, last_payment_status }: AutoDeliveryDocument): boolean =>
  status === 'active' && milestone === 'charge' && last_payment_status === 'pending';

/** Returns whether an item of it is supplied on a patient's script on file of a product. */
export const usesFiled = (
  { items }: AutoDeliveryDocument,
  { patientUuid }: { patientUuid: string },
  productId: number,
): boolean =>
  items.some(
    ({ patient_uuid, product_id, script_type }) =>
      patient_uuid === patientUuid && product_id === productId && script_type === 'onfile',
  );

/** Returns the planned date of a step of the cycle. */
export function dateOf(autodelivery: AutoDeliveryDocument, milestone: AutoDeliveryMilestone): Date {
  return autodelivery[`${milestone}_date`];
}

/** Returns the next cycle in the schedule whose notice is still ahead. */
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

/** Returns the change that puts the current order off: its owner is notified again, and can change it again. */
export const postponed = (dates: CycleDates): AutoDeliveryChange => ({
  ...dates,
  milestone: 'notify',
  next_step_at: dates.notify_date,
  charge_failures: 0,
});

/** Returns the change that pauses; null if already paused. */
export function paused(autodelivery: AutoDeliveryDocument): AutoDeliveryChange | null {
  requireNotCancelled(autodelivery);
  return autodelivery.status === 'paused' ? null : { status: 'paused', ...withoutPending(autodelivery) };
}

/** Returns the change that cancels, which also clears the items' secrets; null if already cancelled. */
export function cancelled(autodelivery: AutoDeliveryDocument): AutoDeliveryChange | null {
  if (autodelivery.status === 'cancelled') return null;
  const items = autodelivery.items.map((item) => ({ ...item, eprescription_token: null }));
  return { status: 'cancelled', items, ...withoutPending(autodelivery) };
}

/** Resets a pending payment. A charge in progress then fails to store its order and returns the money. */
function withoutPending({ last_payment_status, charge_failures }: AutoDeliveryDocument): AutoDeliveryChange {
  if (last_payment_status !== 'pending') return {};
  return { last_payment_status: charge_failures > 0 ? 'failed' : 'none' };
}

/**
 * Returns the change that skips the next delivery; null if, judging by `expected`, it is already skipped. Throws
 * `LOCKED_IN` for locked and paid deliveries.
 */
export function skipped(
  autodelivery: AutoDeliveryDocument,
  expected: Date | null,
  now: Date,
): AutoDeliveryChange | null {
  requireNotCancelled(autodelivery);
  if (autodelivery.status === 'paused') throw pausedError();
  if (expected && expected.getTime() !== autodelivery.delivery_date.getTime()) return null;
  if (autodelivery.milestone === 'charge' || autodelivery.milestone === 'delivery') throw lockedIn();
  return nextCycle(autodelivery, now);
}

/** Returns true if the cycle can continue where it was paused: changes are still possible, or it is paid. */
function isInTime(autodelivery: AutoDeliveryDocument, now: Date): boolean {
  const { milestone, lockin_date, charge_date, charge_failures } = autodelivery;
  if (milestone === 'delivery') return true;
  if (milestone === 'charge') return charge_failures === 0 && charge_date > now;
  return lockin_date > now;
}

/** Returns the change that resumes; null if already active. */
export function resumed(autodelivery: AutoDeliveryDocument, now: Date): AutoDeliveryChange | null {
  requireNotCancelled(autodelivery);
  if (autodelivery.status === 'active') return null;
  const running = { status: 'active' as const, ...(autodelivery.paused_for ? { paused_for: null } : {}) };
  if (!isInTime(autodelivery, now)) return { ...running, ...nextCycle(autodelivery, now) };
  return { ...running, next_step_at: dateOf(autodelivery, autodelivery.milestone) };
}
