import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsCreateInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsCreateDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsCreate($input: JourneySubscriptionsCreateInput!) {
    journey_subscriptions_create(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Creates a subscription, or returns the existing one. */
export async function createSubscription(input: JourneySubscriptionsCreateInput) {
  return (await request(JourneySubscriptionsCreateDocument, { input })).journey_subscriptions_create;
}
