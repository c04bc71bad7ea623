import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsReviewInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsReviewDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsReview($input: JourneySubscriptionsReviewInput!) {
    journey_subscriptions_review(input: $input) {
      subscription {
        id
        status
      }
    }
  }
`);

/** Starts or continues a program; medicines are offered to its member. */
export const reviewProgram = (input: JourneySubscriptionsReviewInput) =>
  request(JourneySubscriptionsReviewDocument, { input });
