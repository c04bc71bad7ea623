import { publish } from '@saltbush/shared-ui/bus';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Subscription, storeSubscription } from './api/subscriptions';

/** Mutation that changes a subscription: the returned subscription updates the whole page immediately, and other tabs learn of it. */
export function useSubscriptionChange<Variables, Result extends { subscription: Subscription }>(
  change: (variables: Variables) => Promise<Result>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Run changes in sequence so that an older response never overwrites a newer one.
    scope: { id: 'journey-subscription' },
    onSuccess: ({ subscription }) => {
      storeSubscription(client, subscription);
      publish('program:changed', {});
    },
  });
}
