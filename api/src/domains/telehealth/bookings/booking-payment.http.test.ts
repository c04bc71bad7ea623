import { describe, expect, it } from 'vitest';
import { at, CARDS, failure } from '../../../../test/shop/shopper';
import {
  bookingStatus,
  bookingUuid,
  cancelBooking,
  confirmBooking,
  createBooking,
  freeSlots,
  guestNumbered,
} from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';
import { recoverPayments } from '../../../payments/recovery';
import { recoverBookingRefunds } from './changes/refunds';
import { HOLD_MS } from './create';
import { expireHolds } from './holds/expire-holds';

const shop = testShop();

/** Each test books on a different day. */
const nextDay = freeSlots();

describe('a booking', () => {
  it('is refunded and releases its place when cancelled, once', async () => {
    const guest = shop.guest();
    const starts_at = nextDay();
    const uuid = bookingUuid(await createBooking(guest, { starts_at }));
    await confirmBooking(guest, uuid);
    for (const _time of [1, 2]) {
      expect(at(await cancelBooking(guest, uuid), 'telehealth_bookings_cancel.booking.status')).toBe(
        'cancelled',
      );
    }
    const stored = await shop.collection('telehealth_bookings').findOne({ _id: uuid });
    expect(stored?.payment).toMatchObject({ status: 'refunded' });
    expect((await shop.collection('telehealth_windows').findOne({ _id: starts_at }))?.seats).toEqual([]);
    expect(failure(await confirmBooking(guest, uuid))?.code).toBe('BOOKING_CANCELLED');
    const started = bookingUuid(await createBooking(guest, { starts_at }));
    await confirmBooking(guest, started);
    shop.clock.current = new Date(starts_at);
    expect(failure(await cancelBooking(guest, started))?.code).toBe('BOOKING_BEGUN');
  });

  it('is not confirmed with a declined card, and waits for the bank’s step', async () => {
    const guest = shop.guest();
    const uuid = bookingUuid(await createBooking(guest, { starts_at: nextDay() }));
    expect(failure(await confirmBooking(guest, uuid, CARDS.declined))?.code).toBe('PAYMENT_DECLINED');
    expect(await bookingStatus(guest, uuid)).toBe('held');
    const asked = await confirmBooking(guest, uuid, CARDS.threeDSecure);
    expect(at(asked, 'telehealth_bookings_confirm')).toMatchObject({
      booking: { status: 'held' },
      three_d_secure: { intent_id: expect.any(String) },
    });
    const without = await confirmBooking(guest, uuid, null);
    expect(failure(without)?.code).toBe('INVALID_INPUT');
    expect((await confirmBooking(guest, uuid)).errors).toBeUndefined();
  });

  it('is paid once for concurrent confirmations', async () => {
    const guest = shop.guest();
    const uuid = bookingUuid(await createBooking(guest, { starts_at: nextDay() }));
    const input = { uuid, stripe_source_id: await guest.cardToken() };
    const call = () => guest.run('telehealth_bookings_confirm', input, 'booking { status }');
    const answers = await Promise.all([call(), call(), call()]);
    for (const { errors } of answers) expect(errors).toBeUndefined();
    const attempts = await shop.collection('payment_attempts').find({ cart_uuid: uuid }).toArray();
    expect(attempts.map(({ status }) => status)).toEqual(['captured']);
  });

  it('that loses its place once its fee is authorised holds no money, and says so [health-34]', async () => {
    const [slow, quick] = [shop.guest(), shop.guest()];
    const starts_at = nextDay();
    await shop
      .collection('telehealth_windows')
      .insertOne({ _id: starts_at, capacity: 1, seats: [], version: 0 });
    const lost = bookingUuid(await createBooking(slow, { starts_at }));
    const other = { starts_at, guest: guestNumbered(1) };
    const { authorise } = shop.services.payments;
    let taken = '';
    shop.services.payments.authorise = async (...asked) => {
      const authorised = await authorise.apply(shop.services.payments, asked);
      shop.services.payments.authorise = authorise;
      shop.clock.advance(HOLD_MS);
      await expireHolds(shop.services);
      taken = bookingUuid(await createBooking(quick, other));
      await confirmBooking(quick, taken);
      return authorised;
    };
    expect(failure(await confirmBooking(slow, lost))).toEqual({
      code: 'SLOT_UNAVAILABLE',
      message:
        'The selected slot is unavailable. Please choose another time slot. You have not been charged.',
    });
    const attempts = await shop.collection('payment_attempts').find({ cart_uuid: lost }).toArray();
    expect(attempts.map(({ status }) => status)).toEqual(['released']);
    const intent = await shop.collection('gateway_intents').findOne({ _id: String(attempts[0]?.intent_id) });
    expect(intent).toMatchObject({ status: 'released' });
    expect(await bookingStatus(quick, taken)).toBe('booked');
  });

  it('whose bank answers after its place has gone holds no money [health-34]', async () => {
    const guest = shop.guest();
    const uuid = bookingUuid(await createBooking(guest, { starts_at: nextDay() }));
    await confirmBooking(guest, uuid, CARDS.threeDSecure);
    shop.clock.advance(HOLD_MS);
    expect(failure(await confirmBooking(guest, uuid, null))?.message).toContain('not been charged');
    const attempt = await shop.collection('payment_attempts').findOne({ cart_uuid: uuid });
    expect(attempt).toMatchObject({ status: 'released' });
  });

  it('stands when capture failed before a crash, and recovery captures the fee', async () => {
    const guest = shop.guest();
    const uuid = bookingUuid(await createBooking(guest, { starts_at: nextDay() }));
    const { capture } = shop.services.payments;
    shop.services.payments.capture = async () => {
      throw new Error('Gateway unavailable');
    };
    const booked = await confirmBooking(guest, uuid);
    shop.services.payments.capture = capture;
    expect(at(booked, 'telehealth_bookings_confirm.booking.status')).toBe('booked');
    const paymentOf = async () =>
      (await shop.collection('telehealth_bookings').findOne({ _id: uuid }))?.payment;
    expect(await paymentOf()).toMatchObject({ status: 'authorised' });
    await recoverPayments(shop.services, { olderThanMs: -1 });
    expect(await paymentOf()).toMatchObject({ status: 'captured' });
    expect(await bookingStatus(guest, uuid)).toBe('booked');
  });

  it.each(['booked', 'cancelled'])(
    '%s: recovery closes the attempt that a crash after its capture left open',
    async (status) => {
      const guest = shop.guest();
      const uuid = bookingUuid(await createBooking(guest, { starts_at: nextDay() }));
      await confirmBooking(guest, uuid);
      if (status === 'cancelled') await cancelBooking(guest, uuid);
      const attempts = shop.collection('payment_attempts');
      await attempts.updateOne({ cart_uuid: uuid }, { $set: { status: 'stored' } });
      await recoverPayments(shop.services, { olderThanMs: -1 });
      expect(await attempts.findOne({ cart_uuid: uuid })).toMatchObject({ status: 'captured' });
      expect(await bookingStatus(guest, uuid)).toBe(status);
    },
  );

  it('is cancelled even if the refund fails, and recovery refunds the fee', async () => {
    const guest = shop.guest();
    const uuid = bookingUuid(await createBooking(guest, { starts_at: nextDay() }));
    await confirmBooking(guest, uuid);
    const { refund } = shop.services.payments;
    shop.services.payments.refund = async () => {
      throw new Error('Gateway unavailable');
    };
    const answer = await cancelBooking(guest, uuid);
    shop.services.payments.refund = refund;
    expect(at(answer, 'telehealth_bookings_cancel.booking.status')).toBe('cancelled');
    await recoverBookingRefunds(shop.services);
    const stored = await shop.collection('telehealth_bookings').findOne({ _id: uuid });
    expect(stored?.payment).toMatchObject({ status: 'refunded' });
    expect(stored).not.toHaveProperty('refund_due');
  });
});
