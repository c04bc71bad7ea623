import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneyCheckInsRecordInput } from '../../../generated/gql/graphql';

const JourneyCheckInsRecordDocument = graphql(/* GraphQL */ `
  mutation JourneyCheckInsRecord($input: JourneyCheckInsRecordInput!) {
    journey_check_ins_record(input: $input) {
      conversation {
        ...JourneyConversationFields
      }
    }
  }
`);

/** Records how the member is; the same id again has no further effect. */
export async function recordCheckIn(input: JourneyCheckInsRecordInput) {
  return (await request(JourneyCheckInsRecordDocument, { input })).journey_check_ins_record.conversation;
}
