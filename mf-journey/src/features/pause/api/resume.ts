import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsResumeInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsResumeDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsResume($input: JourneySubscriptionsResumeInput!) {
    journey_subscriptions_resume(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Ends a pause ahead of its time. */
export async function resumeProgram(input: JourneySubscriptionsResumeInput) {
  return (await request(JourneySubscriptionsResumeDocument, { input })).journey_subscriptions_resume;
}
