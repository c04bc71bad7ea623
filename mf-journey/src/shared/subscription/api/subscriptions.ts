import { WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import { subscriptionKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionFieldsFragment } from '../../../generated/gql/graphql';

/** A subscription as dashboard and order page show it. Money in cents. */
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

/** The signed-in user's subscriptions to the Weight Management Program, newest first. */
export const subscriptionsQuery = () =>
  queryOptions({
    queryKey: viewKey(subscriptionKeys.all, 'mf-journey', 'list'),
    queryFn: async ({ signal }) => {
      const variables = { journey_id: String(WEIGHT_LOSS_JOURNEY_ID) };
      return (await request(JourneySubscriptionsDocument, variables, { signal })).journey_subscriptions;
    },
  });

/** The subscription that is shown: the active one, else the newest. */
export const shownSubscription = (subscriptions: readonly Subscription[]): Subscription | null =>
  subscriptions.find(({ is_active }) => is_active) ?? subscriptions[0] ?? null;

/** Puts a subscription, as a change has answered it, in the place of what was shown. */
export function storeSubscription(client: QueryClient, changed: Subscription): void {
  client.setQueryData(subscriptionsQuery().queryKey, (known) => {
    if (!known) return known;
    const isKnown = known.some(({ id }) => id === changed.id);
    return isKnown ? known.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...known];
  });
  // Product pages ask for the status alone.
  void client.invalidateQueries({ queryKey: subscriptionKeys.status });
}
