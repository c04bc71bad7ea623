import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsRefuseInput } from '../../../generated/gql/graphql';

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
export const refuseProgram = (input: JourneySubscriptionsRefuseInput) =>
  request(JourneySubscriptionsRefuseDocument, { input });
