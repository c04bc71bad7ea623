import type { Subscription } from '../../../shared/subscription/api/subscriptions';

/**
 * Whether the next order is locked: it is prepared during the last 3 days before its period (rule
 * health-03). Programs with a declined payment or without repeats stay open to changes.
 */
export function isOrderLocked({ status, next_billing_at }: Subscription, now: Date): boolean {
  return status === 'active' && !!next_billing_at && new Date(next_billing_at) <= now;
}
