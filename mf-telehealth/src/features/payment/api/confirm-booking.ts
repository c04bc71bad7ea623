import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { TelehealthBookingsConfirmMutation } from '../../../generated/gql/graphql';

const TelehealthBookingsConfirmDocument = graphql(/* GraphQL */ `
  mutation TelehealthBookingsConfirm($input: TelehealthBookingsConfirmInput!) {
    telehealth_bookings_confirm(input: $input) {
      booking {
        ...TelehealthBookingFields
      }
      three_d_secure {
        intent_id
        challenge_url
      }
    }
  }
`);

type Payload = TelehealthBookingsConfirmMutation['telehealth_bookings_confirm'];

/** Pays for a held booking; safe to repeat. Rejects with the api's error. */
export async function confirmBooking(uuid: string, sourceId: string | null): Promise<Payload> {
  const input = { uuid, stripe_source_id: sourceId };
  return (await request(TelehealthBookingsConfirmDocument, { input })).telehealth_bookings_confirm;
}
