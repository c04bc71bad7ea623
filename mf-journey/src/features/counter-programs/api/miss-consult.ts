import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneyConsultsMissInput } from '../../../generated/gql/graphql';

const JourneyConsultsMissDocument = graphql(/* GraphQL */ `
  mutation JourneyConsultsMiss($input: JourneyConsultsMissInput!) {
    journey_consults_miss(input: $input) {
      subscription {
        id
      }
    }
  }
`);

/** Puts down that the patient was not reached by three calls; the fee stays. */
export const missConsult = (input: JourneyConsultsMissInput) =>
  request(JourneyConsultsMissDocument, { input });
