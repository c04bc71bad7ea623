import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsAddItemInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsAddItemDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsAddItem($input: JourneySubscriptionsAddItemInput!) {
    journey_subscriptions_add_item(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Adds a product to the next order; adding it again increases the quantity. */
export async function addItem(input: JourneySubscriptionsAddItemInput) {
  return (await request(JourneySubscriptionsAddItemDocument, { input })).journey_subscriptions_add_item;
}
