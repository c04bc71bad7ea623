import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { Booking } from '../../booking/api/booking';

const TelehealthBookingsCancelDocument = graphql(/* GraphQL */ `
  mutation TelehealthBookingsCancel($input: TelehealthBookingsCancelInput!) {
    telehealth_bookings_cancel(input: $input) {
      booking {
        ...TelehealthBookingFields
      }
    }
  }
`);

/** Cancels an upcoming booking and refunds its fee. Rejects with the api's error. */
export async function cancelBooking(uuid: string): Promise<Booking> {
  const answer = await request(TelehealthBookingsCancelDocument, { input: { uuid } });
  return answer.telehealth_bookings_cancel.booking;
}
