import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsDeclineOfferInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsDeclineOfferDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsDeclineOffer($input: JourneySubscriptionsDeclineOfferInput!) {
    journey_subscriptions_decline_offer(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Declines a practitioner's offer. */
export async function declineOffer(input: JourneySubscriptionsDeclineOfferInput) {
  const data = await request(JourneySubscriptionsDeclineOfferDocument, { input });
  return data.journey_subscriptions_decline_offer;
}
