import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsCancelConsultInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsCancelConsultDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsCancelConsult($input: JourneySubscriptionsCancelConsultInput!) {
    journey_subscriptions_cancel_consult(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Cancels a booked follow-up consult. */
export async function cancelConsult(input: JourneySubscriptionsCancelConsultInput) {
  return (await request(JourneySubscriptionsCancelConsultDocument, { input }))
    .journey_subscriptions_cancel_consult;
}
