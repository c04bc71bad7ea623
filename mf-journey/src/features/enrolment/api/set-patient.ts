import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsSetPatientInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsSetPatientDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsSetPatient($input: JourneySubscriptionsSetPatientInput!) {
    journey_subscriptions_set_patient(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
    }
  }
`);

/** Sets the patient a program is for. */
export async function setPatient(input: JourneySubscriptionsSetPatientInput) {
  return (await request(JourneySubscriptionsSetPatientDocument, { input })).journey_subscriptions_set_patient;
}
