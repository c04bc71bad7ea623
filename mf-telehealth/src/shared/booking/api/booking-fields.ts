import { graphql } from '../../../generated/gql';

/** The booking fields shown on every step. Money in cents. */
export const TelehealthBookingFields = graphql(/* GraphQL */ `
  fragment TelehealthBookingFields on TelehealthBooking {
    uuid
    booking_type
    status
    starts_at
    ends_at
    state
    contact_method
    first_name
    last_name
    fee
    refunded
    missed_calls
    is_fee_returned
    reference
    free_until
    guest_path
    hold_expires_at
    has_certificate
    has_script
  }
`);
