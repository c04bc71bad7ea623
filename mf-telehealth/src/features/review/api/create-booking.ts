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
let last: { request: string; key: string } | null = null;

const isSpent = ({ status, hold_expires_at }: Booking) =>
  status !== 'booked' && !(status === 'held' && Date.parse(hold_expires_at ?? '') > Date.now());

/** The key of a request: of one draft the same in every tab, so that two tabs that send it hold one time. */
async function keyOf(text: string, { draft_id }: BookingRequest): Promise<string> {
  // Browsers have it on secure origins alone.
  if (!draft_id || !crypto.subtle) return crypto.randomUUID();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(details: BookingRequest, idempotency_key: string): Promise<Booking> {
  const input = { ...details, idempotency_key };
  return (await request(TelehealthBookingsCreateDocument, { input })).telehealth_bookings_create.booking;
}

/** Requests a service, which holds the slot during payment. Rejects with the api's error. */
export async function createBooking(details: BookingRequest): Promise<Booking> {
  const text = JSON.stringify(details);
  if (last?.request !== text) last = { request: text, key: await keyOf(text, details) };
  const booking = await send(details, last.key);
  if (!isSpent(booking)) return booking;
  // The time was held and let go: the same request holds it anew.
  last = { request: text, key: crypto.randomUUID() };
  return send(details, last.key);
}

/** Clears the request: the next one creates a new booking. */
export function forgetRequest(): void {
  last = null;
}
