import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneyMessagesReadInput } from '../../../generated/gql/graphql';

const JourneyMessagesReadDocument = graphql(/* GraphQL */ `
  mutation JourneyMessagesRead($input: JourneyMessagesReadInput!) {
    journey_messages_read(input: $input) {
      conversation {
        ...JourneyConversationFields
      }
    }
  }
`);

/** Marks the messages that the member has seen as read. */
export async function markRead(input: JourneyMessagesReadInput) {
  return (await request(JourneyMessagesReadDocument, { input })).journey_messages_read.conversation;
}
