import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Subscription, storeSubscription } from './api/subscriptions';

/** A call that changes a subscription: what it answers is shown at once, everywhere on the page. */
export function useSubscriptionChange<Variables, Answer extends { subscription: Subscription }>(
  change: (variables: Variables) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // One after the other, so that an older answer never overwrites a newer one.
    scope: { id: 'journey-subscription' },
    onSuccess: ({ subscription }) => storeSubscription(client, subscription),
  });
}
