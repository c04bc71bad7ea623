import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BUSINESS_HOURS, type Selling, startSelling } from '../../../../test/shop/selling';
import { at, CARDS, failure, type Shopper } from '../../../../test/shop/shopper';
import { recoverPayments } from '../../../payments/recovery';
import { recoverBookingRefunds } from './payments';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());
afterEach(() => {
  shop.clock.current = BUSINESS_HOURS;
});

type AnyDocument = { _id: string; [field: string]: unknown };
const collection = (name: string) => shop.db.collection<AnyDocument>(name);
const GUEST = {
  first_name: 'Gil',
  last_name: 'Guest',
  dob: '1990-02-03',
  gender: 'male',
  email: 'gil@example.com',
};
const BOOKING =
  'booking { uuid booking_type status starts_at ends_at first_name last_name fee hold_expires_at }';

/** Each test books on a different day. */
let day = 0;
function nextDay(): string {
  day += 1;
  return new Date(Date.parse('2026-11-24T22:00:00Z') + day * 86_400_000).toISOString();
}

const request = (over: object = {}) => ({
  booking_type: 'ShortConsult',
  starts_at: '2026-11-25T00:00:00.000Z',
  state: 'NSW',
  contact_method: 'video',
  phone: '0412 345 678',
  guest: GUEST,
  idempotency_key: randomUUID(),
  ...over,
});
const create = (shopper: Shopper, over: object = {}) =>
  shopper.run('telehealth_bookings_create', request(over), BOOKING);
const uuidOf = (answer: Awaited<ReturnType<typeof create>>) =>
  at<string>(answer, 'telehealth_bookings_create.booking.uuid');
const confirm = async (shopper: Shopper, uuid: string, card: string = CARDS.good) =>
  shopper.run(
    'telehealth_bookings_confirm',
    { uuid, stripe_source_id: await shopper.cardToken(card) },
    `${BOOKING} three_d_secure { intent_id challenge_url }`,
  );
const cancel = (shopper: Shopper, uuid: string) =>
  shopper.run('telehealth_bookings_cancel', { uuid }, BOOKING);
const statusOf = async (shopper: Shopper, uuid: string) =>
  at<string>(
    await shopper.send(`{ telehealth_booking(uuid: "${uuid}") { status } }`),
    'telehealth_booking.status',
  );

describe('a booking', () => {
  it('is refunded and releases its place when cancelled, once', async () => {
    const guest = shop.guest();
    const starts_at = nextDay();
    const uuid = uuidOf(await create(guest, { starts_at }));
    await confirm(guest, uuid);
    for (const _time of [1, 2]) {
      expect(at(await cancel(guest, uuid), 'telehealth_bookings_cancel.booking.status')).toBe('cancelled');
    }
    const stored = await collection('telehealth_bookings').findOne({ _id: uuid });
    expect(stored?.payment).toMatchObject({ status: 'refunded' });
    expect((await collection('telehealth_windows').findOne({ _id: starts_at }))?.seats).toEqual([]);
    expect(failure(await confirm(guest, uuid))?.code).toBe('BOOKING_CANCELLED');
    const started = uuidOf(await create(guest, { starts_at }));
    await confirm(guest, started);
    shop.clock.current = new Date(starts_at);
    expect(failure(await cancel(guest, started))?.code).toBe('BOOKING_BEGUN');
  });

  it('is not confirmed with a declined card, and waits for the bank’s step', async () => {
    const guest = shop.guest();
    const uuid = uuidOf(await create(guest, { starts_at: nextDay() }));
    expect(failure(await confirm(guest, uuid, CARDS.declined))?.code).toBe('PAYMENT_DECLINED');
    expect(await statusOf(guest, uuid)).toBe('held');
    const asked = await confirm(guest, uuid, CARDS.threeDSecure);
    expect(at(asked, 'telehealth_bookings_confirm')).toMatchObject({
      booking: { status: 'held' },
      three_d_secure: { intent_id: expect.any(String) },
    });
    const without = await guest.run('telehealth_bookings_confirm', { uuid }, BOOKING);
    expect(failure(without)?.code).toBe('INVALID_INPUT');
    expect((await confirm(guest, uuid)).errors).toBeUndefined();
  });

  it('is paid once for concurrent confirmations', async () => {
    const guest = shop.guest();
    const uuid = uuidOf(await create(guest, { starts_at: nextDay() }));
    const stripe_source_id = await guest.cardToken();
    const call = () => guest.run('telehealth_bookings_confirm', { uuid, stripe_source_id }, BOOKING);
    const answers = await Promise.all([call(), call(), call()]);
    for (const { errors } of answers) expect(errors).toBeUndefined();
    const attempts = await collection('payment_attempts').find({ cart_uuid: uuid }).toArray();
    expect(attempts.map(({ status }) => status)).toEqual(['captured']);
  });

  it('stands when capture failed before a crash, and recovery captures the fee', async () => {
    const guest = shop.guest();
    const uuid = uuidOf(await create(guest, { starts_at: nextDay() }));
    const { capture } = shop.services.payments;
    shop.services.payments.capture = async () => {
      throw new Error('Gateway unavailable');
    };
    const booked = await confirm(guest, uuid);
    shop.services.payments.capture = capture;
    expect(at(booked, 'telehealth_bookings_confirm.booking.status')).toBe('booked');
    const paymentOf = async () => (await collection('telehealth_bookings').findOne({ _id: uuid }))?.payment;
    expect(await paymentOf()).toMatchObject({ status: 'authorised' });
    await recoverPayments(shop.services, { olderThanMs: -1 });
    expect(await paymentOf()).toMatchObject({ status: 'captured' });
    expect(await statusOf(guest, uuid)).toBe('booked');
  });

  it.each(['booked', 'cancelled'])(
    '%s: recovery closes the attempt that a crash after its capture left open',
    async (status) => {
      const guest = shop.guest();
      const uuid = uuidOf(await create(guest, { starts_at: nextDay() }));
      await confirm(guest, uuid);
      if (status === 'cancelled') await cancel(guest, uuid);
      const attempts = collection('payment_attempts');
      await attempts.updateOne({ cart_uuid: uuid }, { $set: { status: 'stored' } });
      await recoverPayments(shop.services, { olderThanMs: -1 });
      expect(await attempts.findOne({ cart_uuid: uuid })).toMatchObject({ status: 'captured' });
      expect(await statusOf(guest, uuid)).toBe(status);
    },
  );

  it('is cancelled even if the refund fails, and recovery refunds the fee', async () => {
    const guest = shop.guest();
    const uuid = uuidOf(await create(guest, { starts_at: nextDay() }));
    await confirm(guest, uuid);
    const { refund } = shop.services.payments;
    shop.services.payments.refund = async () => {
      throw new Error('Gateway unavailable');
    };
    const answer = await cancel(guest, uuid);
    shop.services.payments.refund = refund;
    expect(at(answer, 'telehealth_bookings_cancel.booking.status')).toBe('cancelled');
    await recoverBookingRefunds(shop.services);
    const stored = await collection('telehealth_bookings').findOne({ _id: uuid });
    expect(stored?.payment).toMatchObject({ status: 'refunded' });
    expect(stored).not.toHaveProperty('refund_due');
  });
});
