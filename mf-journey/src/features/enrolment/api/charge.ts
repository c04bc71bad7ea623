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

/** Charges the first month to the default card, or a new one, and books the first consult. */
export async function chargeFirstMonth(
  chosen: Omit<JourneySubscriptionsChargeInput, 'stripe_source_id'>,
  sourceId: string | null,
) {
  const input = { ...chosen, stripe_source_id: sourceId };
  return (await request(JourneySubscriptionsChargeDocument, { input })).journey_subscriptions_charge;
}
