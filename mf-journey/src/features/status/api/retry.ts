import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsRetryInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsRetryDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsRetry($input: JourneySubscriptionsRetryInput!) {
    journey_subscriptions_retry(input: $input) {
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

/** Retries a declined renewal payment with the default card. */
export async function retryPayment(input: JourneySubscriptionsRetryInput) {
  return (await request(JourneySubscriptionsRetryDocument, { input })).journey_subscriptions_retry;
}
