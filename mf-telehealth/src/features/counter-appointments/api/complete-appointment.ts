import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffAppointmentsCompleteDocument = graphql(/* GraphQL */ `
  mutation StaffAppointmentsComplete($input: StaffAppointmentsCompleteInput!) {
    staff_appointments_complete(input: $input) {
      appointment {
        has_begun
      }
    }
  }
`);

/** Puts down that a consultation took place, with its note. */
export const completeAppointment = (uuid: string, note: string) =>
  request(StaffAppointmentsCompleteDocument, { input: { uuid, note } });
