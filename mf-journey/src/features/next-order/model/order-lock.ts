import type { Subscription } from '../../../shared/subscription/api/subscriptions';

/**
 * True while the next order cannot be changed: the last 3 days before its period, in which it is prepared (rule
 * health-03). A declined or unrenewed program stays open to changes.
 */
export function isOrderLocked({ status, next_billing_at }: Subscription, now: Date): boolean {
  return status === 'active' && !!next_billing_at && new Date(next_billing_at) <= now;
}
