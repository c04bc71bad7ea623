import { isActiveSubscription, nextBillingAt } from '@saltbush/contract';
import { BusinessError } from '../../lib/errors';
import { busy, wrongStatus } from './access';
import type { JourneyItemDocument, JourneySubscriptionDocument } from './documents';

/** Whether the subscription is being charged. */
export const isCharging = ({ charging_until }: JourneySubscriptionDocument, now: Date): boolean =>
  charging_until !== null && charging_until !== undefined && charging_until > now;

/**
 * Checks that the next order can be changed.
 * @throws {BusinessError} SUBSCRIPTION_STATUS for an inactive program, CONFLICT during a charge, ORDER_LOCKED in the
 * last 3 days before the next period (rule health-03)
 */
export function checkChangeable(subscription: JourneySubscriptionDocument, now: Date): void {
  const { status, next_period_at } = subscription;
  if (!isActiveSubscription(status)) {
    throw wrongStatus('order_not_active');
  }
  if (isCharging(subscription, now)) throw busy();
  const lastDay = nextBillingAt(next_period_at);
  if (status === 'active' && lastDay && lastDay <= now) {
    throw new BusinessError('ORDER_LOCKED');
  }
}

/** @throws {BusinessError} ITEM_PRESCRIBED: users cannot change what a practitioner prescribed */
export function checkNotPrescribed({ is_prescribed }: JourneyItemDocument): void {
  if (!is_prescribed) return;
  throw new BusinessError('ITEM_PRESCRIBED');
}
