import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const JourneyConversationDocument = graphql(/* GraphQL */ `
  query JourneyConversation($subscription_id: ID!) {
    journey_conversation(subscription_id: $subscription_id) {
      ...JourneyConversationFields
    }
  }
`);

/** How often an open page looks for an answer. */
export const LOOK_MS = 30_000;

/** Query for what a member and the care team have written. */
export const conversationQuery = (subscription_id: string) =>
  queryOptions({
    queryKey: ['mf-journey', 'conversation', subscription_id],
    queryFn: async ({ signal }) =>
      (await request(JourneyConversationDocument, { subscription_id }, { signal })).journey_conversation,
  });
