import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsAcknowledgeRecordInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsAcknowledgeRecordDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsAcknowledgeRecord($input: JourneySubscriptionsAcknowledgeRecordInput!) {
    journey_subscriptions_acknowledge_record(input: $input) {
      subscription {
        id
        status
      }
    }
  }
`);

/** Lets a program go on although the record says something against it; an applicant is told that they can pay. */
export const acknowledgeRecord = (input: JourneySubscriptionsAcknowledgeRecordInput) =>
  request(JourneySubscriptionsAcknowledgeRecordDocument, { input });
