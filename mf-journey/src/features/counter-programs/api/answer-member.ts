import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneyMessagesAnswerInput } from '../../../generated/gql/graphql';

const JourneyMessagesAnswerDocument = graphql(/* GraphQL */ `
  mutation JourneyMessagesAnswer($input: JourneyMessagesAnswerInput!) {
    journey_messages_answer(input: $input) {
      conversation {
        count
      }
    }
  }
`);

/** Answers a member, who is told by mail; the same id again has no further effect. */
export const answerMember = (input: JourneyMessagesAnswerInput) =>
  request(JourneyMessagesAnswerDocument, { input });
