import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const JourneySubscriptionsRefuseDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsRefuse($input: JourneySubscriptionsRefuseInput!) {
    journey_subscriptions_refuse(input: $input) {
      subscription {
        id
        status
      }
    }
  }
`);

/** Refuses a program under review: it ends, and its fee is refunded. */
export const refuseProgram = (subscription_id: string, note: string) =>
  request(JourneySubscriptionsRefuseDocument, { input: { subscription_id, note } });
