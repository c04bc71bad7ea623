import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsAgreeInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsAgreeDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsAgree($input: JourneySubscriptionsAgreeInput!) {
    journey_subscriptions_agree(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Agrees to renewals that wait for it, in the words that were shown. */
export async function agree(input: JourneySubscriptionsAgreeInput) {
  return (await request(JourneySubscriptionsAgreeDocument, { input })).journey_subscriptions_agree;
}
