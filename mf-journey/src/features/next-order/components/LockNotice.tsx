import { Banner } from '@saltbush/shared-ui/design/core';
import { formatDate } from '../../../shared/dates/dates';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

/** Explains that the next order is locked while it is being prepared, and when changes are possible again. */
export function LockNotice({ subscription }: { subscription: Subscription }) {
  const next = subscription.next_period_at;
  return (
    <Banner tone="info" title="Your next order is being prepared">
      {next
        ? `It can’t be changed any more. From ${formatDate(next)} you can make changes to the one after it.`
        : 'It can’t be changed any more.'}
    </Banner>
  );
}
