import { randomUUID } from 'node:crypto';
import { DEFAULT_PLACES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { BUSINESS_HOURS } from '../../../../test/shop/selling';
import { at, failure } from '../../../../test/shop/shopper';
import {
  bookingStatus,
  bookingUuid,
  cancelBooking,
  confirmBooking,
  createBooking,
  freeSlots,
  guestNumbered,
  slotDays,
} from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';
import { HOLD_MS } from './create';

const shop = testShop();

/** Each test books on a different day. */
const nextDay = freeSlots();
const SLOT_TAKEN =
  'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks';

async function person(dob = '1990-02-03') {
  const { id, shopper } = await shop.user();
  const patient = { user_id: id, first_name: 'Mia', last_name: 'User', dob, gender: 'female' };
  await shop.collection('patients').insertOne({ _id: `p-${id}`, ...patient });
  return { id, shopper, patient_uuid: `p-${id}` };
}

describe('a booking', () => {
  it('is held for a guest, paid, and accessible by its uuid', async () => {
    const guest = shop.guest();
    const starts_at = nextDay();
    const answer = await createBooking(guest, { starts_at });
    expect(at(answer, 'telehealth_bookings_create.booking')).toMatchObject({
      booking_type: 'ShortConsult',
      status: 'held',
      starts_at,
      first_name: 'Gil',
      last_name: 'Guest',
      hold_expires_at: new Date(BUSINESS_HOURS.getTime() + HOLD_MS).toISOString(),
    });
    const uuid = bookingUuid(answer);
    const booked = await confirmBooking(guest, uuid);
    expect(at(booked, 'telehealth_bookings_confirm')).toMatchObject({
      booking: { status: 'booked', hold_expires_at: null },
      three_d_secure: null,
    });
    expect(at(await confirmBooking(guest, uuid), 'telehealth_bookings_confirm.booking.status')).toBe(
      'booked',
    );
    expect((await shop.collection('telehealth_bookings').findOne({ _id: uuid }))?.payment).toMatchObject({
      status: 'captured',
    });
    expect(await bookingStatus(shop.guest(), uuid)).toBe('booked');
  });

  it('is listed for its user only, and requires the patient', async () => {
    const { shopper, patient_uuid } = await person();
    const uuid = bookingUuid(await createBooking(shopper, { patient_uuid, starts_at: nextDay() }));
    const list = '{ telehealth_bookings { data { uuid first_name } paginatorInfo { total } } }';
    expect(at(await shopper.send(list), 'telehealth_bookings')).toEqual({
      data: [{ uuid, first_name: 'Mia' }],
      paginatorInfo: { total: 1 },
    });
    const remove = () => shopper.run('patients_delete', { uuid: patient_uuid }, 'uuid');
    expect(failure(await remove())?.code).toBe('PATIENT_IN_USE');
    const { shopper: other, patient_uuid: foreign } = await person();
    const missing = { code: 'NOT_FOUND', message: 'Booking not found' };
    for (const by of [other, shop.guest()]) {
      expect(failure(await confirmBooking(by, uuid))).toEqual(missing);
      expect(failure(await cancelBooking(by, uuid))).toEqual(missing);
      expect(failure(await by.send(`{ telehealth_booking(uuid: "${uuid}") { status } }`))).toEqual(missing);
    }
    expect(failure(await shop.guest().send(list))?.code).toBe('UNAUTHENTICATED');
    expect(failure(await createBooking(shopper, { patient_uuid: foreign }))?.message).toBe(
      'Patient not found',
    );
    await cancelBooking(shopper, uuid);
    expect((await remove()).errors).toBeUndefined();
  });

  it('is created once for repeated requests, also concurrent ones', async () => {
    const guest = shop.guest();
    const again = { idempotency_key: randomUUID(), starts_at: nextDay() };
    const answers = await Promise.all([
      createBooking(guest, again),
      createBooking(guest, again),
      createBooking(guest, again),
    ]);
    expect(new Set(answers.map(bookingUuid)).size).toBe(1);
    const window = await shop.collection('telehealth_windows').findOne({ _id: again.starts_at });
    expect(window?.seats).toHaveLength(1);
  });

  it('gets a place while one is free, however many requests are concurrent [8-19]', async () => {
    const starts_at = nextDay();
    const answers = await Promise.all(
      Array.from({ length: DEFAULT_PLACES + 4 }, (_, number) =>
        createBooking(shop.guest(), { starts_at, guest: guestNumbered(number) }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(DEFAULT_PLACES);
    const refused = answers.filter(({ errors }) => errors).map(failure);
    expect(refused).toHaveLength(4);
    for (const error of refused) expect(error).toEqual({ code: 'SLOT_UNAVAILABLE', message: SLOT_TAKEN });
    const all = (await slotDays(shop)).flatMap((one) => one.slots);
    expect(all.find((slot) => slot.starts_at === starts_at)).toMatchObject({
      is_available: false,
      message: SLOT_TAKEN,
    });
  });

  it('loses its place if not paid within 10 minutes [health-09]', async () => {
    const starts_at = nextDay();
    const guest = shop.guest();
    await shop
      .collection('telehealth_windows')
      .insertOne({ _id: starts_at, capacity: 1, seats: [], version: 0 });
    const late = bookingUuid(await createBooking(guest, { starts_at }));
    const other = { starts_at, guest: guestNumbered(1) };
    expect(failure(await createBooking(shop.guest(), other))?.message).toBe(SLOT_TAKEN);
    shop.clock.advance(HOLD_MS);
    expect(await bookingStatus(guest, late)).toBe('expired');
    const next = bookingUuid(await createBooking(guest, { starts_at }));
    expect(failure(await confirmBooking(guest, late))).toEqual({
      code: 'SLOT_UNAVAILABLE',
      message:
        'The selected slot is unavailable. Please choose another time slot. You have not been charged.',
    });
    expect((await confirmBooking(guest, next)).errors).toBeUndefined();
  });

  it.each([
    ['2026-11-24T00:20:00.000Z', 'The appointment time must be at least 30 minutes from now.'],
    ['2020-01-01T00:00:00.000Z', 'The appointment time must be at least 30 minutes from now.'],
    ['2026-11-25T01:00:00.000Z', 'The selected slot is unavailable. Please choose another time slot'],
    ['2027-11-25T00:00:00.000Z', 'The selected slot is unavailable. Please choose another time slot'],
  ])('cannot start at %s: %s [5.l-01] [8-17] [8-18]', async (starts_at, message) => {
    expect(failure(await createBooking(shop.guest(), { starts_at }))).toEqual({
      code: 'SLOT_UNAVAILABLE',
      message,
    });
  });

  it('cannot be made when no practitioner is available [8-20]', async () => {
    const starts_at = nextDay();
    await shop
      .collection('telehealth_windows')
      .insertOne({ _id: starts_at, capacity: 0, seats: [], version: 0 });
    expect(failure(await createBooking(shop.guest(), { starts_at }))?.message).toBe(
      'Physician not available at this schedule.',
    );
  });
});
