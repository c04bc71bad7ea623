import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { TelehealthBookingsCreateInput } from '../../../generated/gql/graphql';
import type { Booking } from '../../../shared/booking/api/booking';

const TelehealthBookingsCreateDocument = graphql(/* GraphQL */ `
  mutation TelehealthBookingsCreate($input: TelehealthBookingsCreateInput!) {
    telehealth_bookings_create(input: $input) {
      booking {
        ...TelehealthBookingFields
      }
    }
  }
`);

export type BookingRequest = Omit<TelehealthBookingsCreateInput, 'idempotency_key'>;

/** The current request and its idempotency key: resending it unchanged returns the same booking. In memory only. */
let last: { request: string; key: string; booking: Booking | null } | null = null;

const isHeld = (booking: Booking, now: number) =>
  booking.status === 'held' && Date.parse(booking.hold_expires_at ?? '') > now;

function keyFor(text: string): string {
  const isSpent = last?.booking && !isHeld(last.booking, Date.now());
  if (last?.request !== text || isSpent) last = { request: text, key: crypto.randomUUID(), booking: null };
  return last.key;
}

/** Requests a service, which holds the slot during payment. Rejects with the api's error. */
export async function createBooking(details: BookingRequest): Promise<Booking> {
  const text = JSON.stringify(details);
  const idempotency_key = keyFor(text);
  const { telehealth_bookings_create } = await request(TelehealthBookingsCreateDocument, {
    input: { ...details, idempotency_key },
  });
  const { booking } = telehealth_bookings_create;
  last = { request: text, key: idempotency_key, booking };
  return booking;
}

/** Clears the request: the next one creates a new booking. */
export function forgetRequest(): void {
  last = null;
}
