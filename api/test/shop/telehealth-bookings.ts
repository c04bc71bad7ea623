import { randomUUID } from 'node:crypto';
import type { Selling } from './selling';
import { at, CARDS, type Shopper } from './shopper';

const BOOKING =
  'booking { uuid booking_type status starts_at ends_at first_name last_name fee hold_expires_at }';

const DAY = 86_400_000;

/** One guest of many: nobody else holds their times. */
export const guestNumbered = (number: number) => ({
  first_name: `Gil ${'abcdefghijklmnopqrstuvwxyz'[number]}`,
  last_name: 'Guest',
  dob: '1990-02-03',
  gender: 'male',
  email: `gil${number}@example.com`,
});

/** The input of a guest's booking for the tests' next day. */
const request = (over: object = {}) => ({
  booking_type: 'ShortConsult',
  starts_at: '2026-11-25T00:00:00.000Z',
  state: 'NSW',
  contact_method: 'video',
  phone: '0412 345 678',
  guest: {
    first_name: 'Gil',
    last_name: 'Guest',
    dob: '1990-02-03',
    gender: 'male',
    email: 'gil@example.com',
  },
  idempotency_key: randomUUID(),
  ...over,
});

export const createBooking = (shopper: Shopper, over: object = {}) =>
  shopper.run('telehealth_bookings_create', request(over), BOOKING);

/** Returns the uuid in the response to `createBooking`. */
export const bookingUuid = (answer: Awaited<ReturnType<typeof createBooking>>) =>
  at<string>(answer, 'telehealth_bookings_create.booking.uuid');

/** Pays a held booking; without a card, as the form does after the bank's step. */
export async function confirmBooking(shopper: Shopper, uuid: string, card: string | null = CARDS.good) {
  const input = card ? { uuid, stripe_source_id: await shopper.cardToken(card) } : { uuid };
  const fields = `${BOOKING} three_d_secure { intent_id challenge_url }`;
  return shopper.run('telehealth_bookings_confirm', input, fields);
}

export const cancelBooking = (shopper: Shopper, uuid: string) =>
  shopper.run('telehealth_bookings_cancel', { uuid }, BOOKING);

export const bookingStatus = async (shopper: Shopper, uuid: string) =>
  at<string>(
    await shopper.send(`{ telehealth_booking(uuid: "${uuid}") { status } }`),
    'telehealth_booking.status',
  );

/** Returns a function with a free morning slot of another day at each call. */
export function freeSlots(): () => string {
  let day = 0;
  return () => {
    day += 1;
    return new Date(Date.parse('2026-11-24T22:00:00Z') + day * DAY).toISOString();
  };
}

interface SlotDay {
  date: string;
  label: string;
  slots: { starts_at: string; label: string; is_available: boolean; message: string | null }[];
}

/** Returns the slots of a short consult by day, as guests of a state see them. */
export const slotDays = async (shop: Selling, state = 'NSW') =>
  at<SlotDay[]>(
    await shop.guest().send(`{ telehealth_slots(booking_type: ShortConsult, state: ${state}) {
      date label slots { starts_at ends_at label is_available message } } }`),
    'telehealth_slots',
  );
