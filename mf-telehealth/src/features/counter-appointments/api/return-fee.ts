import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffAppointmentsReturnFeeDocument = graphql(/* GraphQL */ `
  mutation StaffAppointmentsReturnFee($input: StaffAppointmentsReturnFeeInput!) {
    staff_appointments_return_fee(input: $input) {
      appointment {
        has_begun
      }
    }
  }
`);

/** Returns the whole fee of a consultation that has ended. */
export const returnFee = (uuid: string, reason: string) =>
  request(StaffAppointmentsReturnFeeDocument, { input: { uuid, reason } });
