import { graphql } from '../../../generated/gql';
import type { JourneyConversationFieldsFragment } from '../../../generated/gql/graphql';

/** Fields of what a member and the care team have written. */
export const JourneyConversationFields = graphql(/* GraphQL */ `
  fragment JourneyConversationFields on JourneyConversation {
    can_write
    count
    unread
    waits_since
    is_urgent
    messages {
      id
      at
      author
      text
      check_in {
        symptoms
        is_hard
        outcome
      }
    }
  }
`);

/** What a member and the care team have written; times are ISO date-times. */
export type Conversation = JourneyConversationFieldsFragment;
export type CareMessage = Conversation['messages'][number];
