import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsSetLessonStatusInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsSetLessonStatusDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsSetLessonStatus($input: JourneySubscriptionsSetLessonStatusInput!) {
    journey_subscriptions_set_lesson_status(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Saves the reader's progress in a lesson. */
export async function setLessonStatus(input: JourneySubscriptionsSetLessonStatusInput) {
  return (await request(JourneySubscriptionsSetLessonStatusDocument, { input }))
    .journey_subscriptions_set_lesson_status;
}
