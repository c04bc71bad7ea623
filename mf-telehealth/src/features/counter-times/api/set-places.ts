import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffConsultTimesSetPlacesInput } from '../../../generated/gql/graphql';

const StaffConsultTimesSetPlacesDocument = graphql(/* GraphQL */ `
  mutation StaffConsultTimesSetPlaces($input: StaffConsultTimesSetPlacesInput!) {
    staff_consult_times_set_places(input: $input) {
      times {
        places
        taken
        program_taken
      }
    }
  }
`);

/** Sets the places of times, unless a colleague has changed one of them meanwhile. */
export const setPlaces = async (input: StaffConsultTimesSetPlacesInput) =>
  (await request(StaffConsultTimesSetPlacesDocument, { input })).staff_consult_times_set_places.times;
