import { randomUUID } from 'node:crypto';
import { chance, pick, type Random } from '../../../api/seed/lib/random';
import { RefusedRequest, send } from '../../support/buyer/send';
import { tokenise } from '../../support/buyer/tokenise';
import type { Journal } from './journal';

const SLOTS = `query Slots($state: State!) {
  telehealth_slots(booking_type: ShortConsult, state: $state) { slots { starts_at is_available } } }`;
const CREATE = `mutation Create($input: TelehealthBookingsCreateInput!) {
  telehealth_bookings_create(input: $input) { booking { uuid fee } } }`;
const CONFIRM = `mutation Confirm($input: TelehealthBookingsConfirmInput!) {
  telehealth_bookings_confirm(input: $input) { booking { status fee } } }`;
const CANCEL = `mutation Cancel($input: TelehealthBookingsCancelInput!) {
  telehealth_bookings_cancel(input: $input) { booking { status } } }`;

const STATES = ['NSW', 'QLD', 'SA', 'WA'] as const;
/** Another guest each time: one person holds one place of a time. */
const newGuest = () => ({
  first_name: 'Gil',
  last_name: 'Guest',
  dob: '1990-02-03',
  gender: 'male',
  email: `gil-${randomUUID()}@example.com`,
});
/** Few enough slots that patients compete for their places. */
const DAYS = 3;
/** Without cancellations the places would run out. */
const CANCELLED_SHARE = 0.8;

const isTaken = (error: unknown) => error instanceof RefusedRequest && error.code === 'SLOT_UNAVAILABLE';

interface BookerOptions {
  origin: string;
  journal: Journal;
  random: Random;
}

async function pickSlot({ origin, journal, random }: BookerOptions, state: string): Promise<string> {
  const { telehealth_slots } = await journal.deliver(() =>
    send<{ telehealth_slots: { slots: { starts_at: string; is_available: boolean }[] }[] }>(origin, SLOTS, {
      state,
    }),
  );
  const free = telehealth_slots.flatMap(({ slots }) => slots.filter(({ is_available }) => is_available));
  return pick(random, free.slice(0, DAYS * 7)).starts_at;
}

/** Holds a place; null if somebody else was faster. */
async function hold(options: BookerOptions): Promise<{ uuid: string; fee: number } | null> {
  const { origin, journal, random } = options;
  const state = pick(random, STATES);
  const details = {
    booking_type: 'ShortConsult',
    contact_method: 'video',
    phone: '0412 345 678',
    guest: newGuest(),
  };
  const input = {
    ...details,
    state,
    starts_at: await pickSlot(options, state),
    idempotency_key: randomUUID(),
  };
  try {
    const answer = await journal.deliver(
      () =>
        send<{ telehealth_bookings_create: { booking: { uuid: string; fee: number } } }>(origin, CREATE, {
          input,
        }),
      isTaken,
    );
    return answer.telehealth_bookings_create.booking;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** Books a consultation and pays it; most patients then cancel and get their money back. */
export async function book(options: BookerOptions): Promise<void> {
  const { origin, journal, random } = options;
  const booking = await hold(options);
  if (!booking) return;
  const { uuid, fee } = booking;
  const stripe_source_id = await journal.deliver(() => tokenise(origin));
  const confirm = () => send(origin, CONFIRM, { input: { uuid, stripe_source_id } });
  await journal.deliver(confirm);
  journal.bookings.set(uuid, { uuid, fee, status: 'booked' });
  if (!chance(random, CANCELLED_SHARE)) return;
  journal.bookings.delete(uuid);
  await journal.deliver(() => send(origin, CANCEL, { input: { uuid } }));
  journal.bookings.set(uuid, { uuid, fee, status: 'cancelled' });
}
