import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsCreateConsultInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsCreateConsultDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsCreateConsult($input: JourneySubscriptionsCreateConsultInput!) {
    journey_subscriptions_create_consult(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
      num_free_consults
      upcoming_booking {
        id
        appointment_at
      }
      three_d_secure {
        intent_id
        challenge_url
      }
    }
  }
`);

/** Books a follow-up consult. The bank may require 3-D Secure authentication first. */
export async function createConsult(input: JourneySubscriptionsCreateConsultInput) {
  return (await request(JourneySubscriptionsCreateConsultDocument, { input }))
    .journey_subscriptions_create_consult;
}
