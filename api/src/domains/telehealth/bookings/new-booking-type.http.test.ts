import { randomUUID } from 'node:crypto';
import { BOOKINGS, type BookingTypeEntry, YES_NO } from '@saltbush/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../../test/shop/selling';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';

const TYPE = 'TravelVaccination';
/** The only entry that a new service requires. */
const ENTRY: BookingTypeEntry = {
  description: 'Advice and scripts before a journey.',
  group: 'Travel',
  section: 'treatment',
  icon: 'shield',
  button: 'Plan my vaccinations',
  request: 'Travel vaccination',
  begins: 'consult-selection',
  fee: { default: 4200, afterHours: 5700 },
  minutes: 20,
  questionnaire: {
    version: '1',
    questions: [
      {
        key: 'destination',
        question: 'Where do you travel?',
        options: ['Asia', 'Africa', 'Elsewhere'],
        passes: null,
      },
      {
        key: 'allergic_to_vaccines',
        question: 'Are you allergic to vaccines?',
        options: YES_NO,
        passes: 'no',
      },
    ],
    requiresTerms: true,
    fixed: { asked_by: 'telehealth' },
  },
  limits: { minimumAge: 21, states: ['NSW', 'VIC'], refusal: 'not-in-service' },
  availability: { fromHour: 9, toHour: 13, days: 3 },
};

let shop: Selling;
beforeAll(async () => {
  Object.assign(BOOKINGS, { [TYPE]: ENTRY });
  shop = await startSelling();
  await addSampleData();
}, 60_000);
afterAll(async () => {
  Reflect.deleteProperty(BOOKINGS, TYPE);
  await shop.close();
});

/** The data that goes with it: the product for the fee, and the page's texts. */
async function addSampleData(): Promise<void> {
  const known = await shop.db.collection('products').findOne({ booking_type: 'ShortConsult' });
  const [price] = (known?.prices ?? []) as { type: string; value: number }[];
  const product_id = await shop.product({
    ...known,
    _id: 990_001,
    code: 'TRAVEL',
    slug: 'telehealth-travel',
    prices: [{ ...price, type: 'default', value: ENTRY.fee.default }],
  } as Parameters<Selling['product']>[0]);
  await shop.db.collection<{ _id: string }>('telehealth_services').insertOne({
    _id: TYPE,
    ...{ product_id, title: 'Travel vaccinations', slug: 'travel-vaccinations', position: 10 },
    ...{ summary: 'Before you go.', description: 'A plan.', who_for: [], not_for: [], steps: [] },
  });
}

const GUEST = {
  ...{ first_name: 'Gil', last_name: 'Guest', dob: '1990-02-03', gender: 'male' },
  email: 'gil@example.com',
};
const answers = (given: object) => JSON.stringify({ destination: 'Africa', ...given });
const create = (by: Shopper, over: object = {}) =>
  by.run(
    'telehealth_bookings_create',
    {
      ...{ booking_type: TYPE, state: 'NSW', contact_method: 'phone', phone: '0412345678', guest: GUEST },
      starts_at: '2026-11-24T22:00:00.000Z',
      questionnaire: answers({ allergic_to_vaccines: 'no' }),
      ...{ accepts_terms: true, idempotency_key: randomUUID() },
      ...over,
    },
    'booking { uuid booking_type fee }',
  );

describe('a booking type added to the table', () => {
  it('is listed with its label, group and duration, and its product’s fee', async () => {
    const answer = await shop.guest().send(`{ telehealth_service(booking_type: ${TYPE}) {
      booking_type group button_label duration_minutes price title } }`);
    expect(at(answer, 'telehealth_service')).toEqual({
      booking_type: TYPE,
      group: 'Travel',
      button_label: 'Plan my vaccinations',
      duration_minutes: 20,
      price: 4200,
      title: 'Travel vaccinations',
    });
  });

  it('offers slots in its own hours and range of days', async () => {
    const answer = await shop.guest().send(`{ telehealth_slots(booking_type: ${TYPE}, state: NSW) {
      slots { label } } }`);
    const days = at<{ slots: { label: string }[] }[]>(answer, 'telehealth_slots');
    expect(days.map(({ slots }) => slots.map(({ label }) => label))).toEqual(
      Array.from({ length: 3 }, () => ['9AM - 11AM', '11AM - 1PM']),
    );
    const outside = await create(shop.guest(), { starts_at: '2026-11-25T04:00:00.000Z' });
    expect(failure(outside)?.code).toBe('SLOT_UNAVAILABLE');
  });

  it('is requested, paid and booked', async () => {
    const guest = shop.guest();
    const created = await create(guest);
    const booking = at<{ uuid: string }>(created, 'telehealth_bookings_create.booking');
    expect(booking).toMatchObject({ booking_type: TYPE, fee: 4200 });
    const payment = { uuid: booking.uuid, stripe_source_id: await guest.cardToken() };
    const confirmed = await guest.run('telehealth_bookings_confirm', payment, 'booking { status }');
    expect(at(confirmed, 'telehealth_bookings_confirm.booking.status')).toBe('booked');
  });

  it('uses its questionnaire, and enforces its age and state limits', async () => {
    const refused = async (over: object) => failure(await create(shop.guest(), over))?.code;
    expect(await refused({ questionnaire: '{}' })).toBe('INVALID_INPUT');
    expect(await refused({ questionnaire: answers({}) })).toBe('INVALID_INPUT');
    const elsewhere = answers({ allergic_to_vaccines: 'no', destination: 'Mars' });
    expect(await refused({ questionnaire: elsewhere })).toBe('INVALID_INPUT');
    expect(await refused({ questionnaire: answers({ allergic_to_vaccines: 'yes' }) })).toBe(
      'ANSWERS_REJECTED',
    );
    expect(await refused({ guest: { ...GUEST, dob: '2008-02-03' } })).toBe('NOT_IN_SERVICE');
    expect(await refused({ state: 'QLD' })).toBe('NOT_IN_SERVICE');
  });
});

describe('the table without it', () => {
  it('rejects the type', async () => {
    Reflect.deleteProperty(BOOKINGS, TYPE);
    const plain = await startSelling();
    const { errors } = await plain.guest().send(`{ telehealth_service(booking_type: ${TYPE}) { title } }`);
    expect(errors?.[0]?.message).toContain(`Value "${TYPE}" does not exist in "BookingType" enum`);
    await plain.close();
    Object.assign(BOOKINGS, { [TYPE]: ENTRY });
  });
});
