import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsSubmitInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsSubmitDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsSubmit($input: JourneySubscriptionsSubmitInput!) {
    journey_subscriptions_submit(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Submits the questionnaire. Must precede the first charge. */
export async function submitQuestionnaire(input: JourneySubscriptionsSubmitInput) {
  return (await request(JourneySubscriptionsSubmitDocument, { input })).journey_subscriptions_submit;
}
