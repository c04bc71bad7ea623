import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffAppointmentsCancelDocument = graphql(/* GraphQL */ `
  mutation StaffAppointmentsCancel($input: StaffAppointmentsCancelInput!) {
    staff_appointments_cancel(input: $input) {
      appointment {
        has_begun
      }
    }
  }
`);

/** Cancels a consultation for the practitioner; the whole fee is refunded. */
export const cancelAppointment = (uuid: string, note: string) =>
  request(StaffAppointmentsCancelDocument, { input: { uuid, note } });
