import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../generated/gql';
import type { JourneySubscriptionsMoveConsultInput } from '../generated/gql/graphql';

export const JourneySubscriptionsMoveConsultDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsMoveConsult($input: JourneySubscriptionsMoveConsultInput!) {
    journey_subscriptions_move_consult(input: $input) {
      subscription {
        id
        upcoming_booking {
          id
          appointment_at
        }
      }
    }
  }
`);

/** Moves a program's consult to another time. Rejects with the api's error. */
export async function moveConsult(input: JourneySubscriptionsMoveConsultInput): Promise<void> {
  await request(JourneySubscriptionsMoveConsultDocument, { input });
}
