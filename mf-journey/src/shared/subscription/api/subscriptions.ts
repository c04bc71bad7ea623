import { WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import { subscriptionKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionFieldsFragment } from '../../../generated/gql/graphql';

/** A subscription as shown on the dashboard and order pages. Money in cents. */
export type Subscription = JourneySubscriptionFieldsFragment;
export type SubscriptionItem = Subscription['items'][number];
export type SubscriptionLesson = Subscription['lessons'][number];

const JourneySubscriptionsDocument = graphql(/* GraphQL */ `
  query JourneySubscriptions($journey_id: ID!) {
    journey_subscriptions(journey_id: $journey_id) {
      ...JourneySubscriptionFields
    }
  }
`);

/** Query for the signed-in user's Weight Management Program subscriptions, newest first. */
export const subscriptionsQuery = () =>
  queryOptions({
    queryKey: viewKey(subscriptionKeys.all, 'mf-journey', 'list'),
    queryFn: async ({ signal }) => {
      const variables = { journey_id: String(WEIGHT_LOSS_JOURNEY_ID) };
      return (await request(JourneySubscriptionsDocument, variables, { signal })).journey_subscriptions;
    },
    // Another device may have answered an offer, or moved a consult, while this page was out of sight.
    refetchOnWindowFocus: 'always',
  });

/** Returns the subscription to display: the active one, otherwise the newest. */
export const shownSubscription = (subscriptions: readonly Subscription[]): Subscription | null =>
  subscriptions.find(({ is_active }) => is_active) ?? subscriptions[0] ?? null;

/** Replaces a subscription in the cache with the one a mutation returned. */
export function storeSubscription(client: QueryClient, changed: Subscription): void {
  client.setQueryData(subscriptionsQuery().queryKey, (cached) => {
    if (!cached) return cached;
    const isCached = cached.some(({ id }) => id === changed.id);
    return isCached ? cached.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...cached];
  });
  // Product pages query the status separately.
  void client.invalidateQueries({ queryKey: subscriptionKeys.status });
}
