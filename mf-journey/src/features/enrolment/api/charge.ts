import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsChargeInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsChargeDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsCharge($input: JourneySubscriptionsChargeInput!) {
    journey_subscriptions_charge(input: $input) {
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

/** Charges the first month to the default card and books the first consult. */
export async function chargeFirstMonth(input: JourneySubscriptionsChargeInput) {
  return (await request(JourneySubscriptionsChargeDocument, { input })).journey_subscriptions_charge;
}
