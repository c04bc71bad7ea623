import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsEditItemInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsEditItemDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsEditItem($input: JourneySubscriptionsEditItemInput!) {
    journey_subscriptions_edit_item(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Sets an item's quantity. */
export async function editItem(input: JourneySubscriptionsEditItemInput) {
  return (await request(JourneySubscriptionsEditItemDocument, { input })).journey_subscriptions_edit_item;
}
