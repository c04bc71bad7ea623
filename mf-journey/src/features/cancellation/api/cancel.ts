import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsCancelInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsCancelDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsCancel($input: JourneySubscriptionsCancelInput!) {
    journey_subscriptions_cancel(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Cancels a program immediately. Cancelling cannot be undone. */
export async function cancelProgram(input: JourneySubscriptionsCancelInput) {
  return (await request(JourneySubscriptionsCancelDocument, { input })).journey_subscriptions_cancel;
}
