import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneyConsultsNotHeldInput } from '../../../generated/gql/graphql';

const JourneyConsultsNotHeldDocument = graphql(/* GraphQL */ `
  mutation JourneyConsultsNotHeld($input: JourneyConsultsNotHeldInput!) {
    journey_consults_not_held(input: $input) {
      subscription {
        id
      }
    }
  }
`);

/** Puts down that the shop did not hold a consult: its fee goes back, or it can be booked again. */
export const consultNotHeld = (input: JourneyConsultsNotHeldInput) =>
  request(JourneyConsultsNotHeldDocument, { input });
