import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneyMessagesSendInput } from '../../../generated/gql/graphql';

const JourneyMessagesSendDocument = graphql(/* GraphQL */ `
  mutation JourneyMessagesSend($input: JourneyMessagesSendInput!) {
    journey_messages_send(input: $input) {
      conversation {
        ...JourneyConversationFields
      }
    }
  }
`);

/** Sends a message; the same id again has no further effect. */
export async function sendMessage(input: JourneyMessagesSendInput) {
  return (await request(JourneyMessagesSendDocument, { input })).journey_messages_send.conversation;
}
