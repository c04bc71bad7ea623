import { isActiveSubscription, nextBillingAt } from '@saltbush/contract';
import { BusinessError } from '../../lib/errors';
import { busy, wrongStatus } from './access';
import type { JourneyItemDocument, JourneySubscriptionDocument } from './documents';

/** True while somebody charges the subscription. */
export const isCharging = ({ charging_until }: JourneySubscriptionDocument, now: Date): boolean =>
  charging_until !== null && charging_until !== undefined && charging_until > now;

/**
 * Raises what keeps the next order from being changed: an inactive program, a charge that runs (CONFLICT), or the last
 * 3 days before the next period (ORDER_LOCKED; rule health-03).
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

/** Raises ITEM_PRESCRIBED: what a practitioner prescribed is not the user's to change. */
export function checkOwnItem({ is_prescribed }: JourneyItemDocument): void {
  if (!is_prescribed) return;
  throw new BusinessError('ITEM_PRESCRIBED');
}
