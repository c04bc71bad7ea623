import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneyMessagesCloseInput } from '../../../generated/gql/graphql';

const JourneyMessagesCloseDocument = graphql(/* GraphQL */ `
  mutation JourneyMessagesClose($input: JourneyMessagesCloseInput!) {
    journey_messages_close(input: $input) {
      conversation {
        count
      }
    }
  }
`);

/** Says that what a member wrote needs no answer. */
export const closeMessages = (input: JourneyMessagesCloseInput) =>
  request(JourneyMessagesCloseDocument, { input });
