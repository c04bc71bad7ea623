import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { Booking } from '../../booking/api/booking';

const TelehealthBookingsMoveDocument = graphql(/* GraphQL */ `
  mutation TelehealthBookingsMove($input: TelehealthBookingsMoveInput!) {
    telehealth_bookings_move(input: $input) {
      booking {
        ...TelehealthBookingFields
      }
    }
  }
`);

/** Moves a booked appointment to another slot. Rejects with the api's error. */
export async function moveBooking(uuid: string, startsAt: string): Promise<Booking> {
  const answer = await request(TelehealthBookingsMoveDocument, { input: { uuid, starts_at: startsAt } });
  return answer.telehealth_bookings_move.booking;
}
