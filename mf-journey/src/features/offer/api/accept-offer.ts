import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsAcceptOfferInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsAcceptOfferDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsAcceptOffer($input: JourneySubscriptionsAcceptOfferInput!) {
    journey_subscriptions_accept_offer(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
      three_d_secure {
        intent_id
        challenge_url
      }
    }
  }
`);

/** Accepts a practitioner's offer in the words that were shown; orders and charges what it says. */
export async function acceptOffer(input: JourneySubscriptionsAcceptOfferInput) {
  const data = await request(JourneySubscriptionsAcceptOfferDocument, { input });
  return data.journey_subscriptions_accept_offer;
}
