import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsRemoveItemInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsRemoveItemDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsRemoveItem($input: JourneySubscriptionsRemoveItemInput!) {
    journey_subscriptions_remove_item(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Removes an item from the next order. */
export async function removeItem(input: JourneySubscriptionsRemoveItemInput) {
  return (await request(JourneySubscriptionsRemoveItemDocument, { input })).journey_subscriptions_remove_item;
}
