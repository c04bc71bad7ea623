import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneyConsultsCompleteInput } from '../../../generated/gql/graphql';

const JourneyConsultsCompleteDocument = graphql(/* GraphQL */ `
  mutation JourneyConsultsComplete($input: JourneyConsultsCompleteInput!) {
    journey_consults_complete(input: $input) {
      subscription {
        id
      }
    }
  }
`);

/** Puts down that a consult took place. */
export const completeConsult = (input: JourneyConsultsCompleteInput) =>
  request(JourneyConsultsCompleteDocument, { input });
