import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsPauseInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsPauseDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsPause($input: JourneySubscriptionsPauseInput!) {
    journey_subscriptions_pause(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Puts off the next monthly charges. */
export async function pauseProgram(input: JourneySubscriptionsPauseInput) {
  return (await request(JourneySubscriptionsPauseDocument, { input })).journey_subscriptions_pause;
}
