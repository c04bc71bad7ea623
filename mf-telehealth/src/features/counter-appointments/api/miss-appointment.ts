import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffAppointmentsMissDocument = graphql(/* GraphQL */ `
  mutation StaffAppointmentsMiss($input: StaffAppointmentsMissInput!) {
    staff_appointments_miss(input: $input) {
      appointment {
        has_begun
      }
    }
  }
`);

/** Puts down that the patient was not reached by three calls; the fee stays. */
export const missAppointment = (uuid: string, note: string, calls: string[]) =>
  request(StaffAppointmentsMissDocument, { input: { uuid, note, calls } });
