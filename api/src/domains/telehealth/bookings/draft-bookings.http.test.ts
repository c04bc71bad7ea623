import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keep, kept } from '../../../../test/shop/health-drafts';
import { createdPatient } from '../../../../test/shop/patients';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import {
  bookingUuid,
  cancelBooking,
  confirmBooking,
  createBooking,
  freeSlots,
} from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const nextDay = freeSlots();
const SHORT = { booking_type: 'ShortConsult' };

async function member() {
  const { id, shopper } = await shop.user();
  const patient = { guest: null, patient_uuid: await createdPatient(shopper) };
  const draft = await keep(shopper, { notes: 'x' }, SHORT);
  /** Holds a time for what the tab knows of the draft. */
  const hold = async (over: object = {}) =>
    createBooking(shopper, { ...patient, starts_at: nextDay(), draft_id: draft.id, ...over });
  return { id, shopper, draft, hold };
}

const booked = (user_id: string) =>
  shop.collection('telehealth_bookings').find({ user_id, status: 'booked' }).toArray();
const confirmed = async (shopper: Shopper, uuid: string) =>
  at<string>(await confirmBooking(shopper, uuid), 'telehealth_bookings_confirm.booking.uuid');

describe('a draft of a booking [health-22]', () => {
  it('is erased when it is booked, and only then', async () => {
    const { shopper, hold } = await member();
    const uuid = bookingUuid(await hold());
    expect(await kept(shopper, SHORT)).not.toBeNull();
    await confirmed(shopper, uuid);
    expect(await kept(shopper, SHORT)).toBeNull();
  });

  it('makes one booking of two tabs that finish it one after the other, at different times', async () => {
    const { id, shopper, hold } = await member();
    const [first, second] = [bookingUuid(await hold()), bookingUuid(await hold())];
    expect(second).not.toBe(first);
    await confirmed(shopper, first);
    expect(await confirmed(shopper, second)).toBe(first);
    expect(bookingUuid(await hold())).toBe(first);
    expect((await booked(id)).map(({ _id }) => _id)).toEqual([first]);
    const paid = await shop.collection('payment_attempts').find({ cart_uuid: second }).toArray();
    expect(paid).toEqual([]);
  });

  it('is booked once by tabs that pay at the same moment', async () => {
    const { id, shopper, hold } = await member();
    const held = [bookingUuid(await hold()), bookingUuid(await hold()), bookingUuid(await hold())];
    const made = await Promise.all(held.map((uuid) => confirmed(shopper, uuid)));
    expect(new Set(made).size).toBe(1);
    expect((await booked(id)).map(({ _id }) => _id)).toEqual([made[0]]);
  });

  it('does not stand against booking again after it was cancelled', async () => {
    const { shopper, hold } = await member();
    const first = bookingUuid(await hold());
    await confirmed(shopper, first);
    await cancelBooking(shopper, first);
    const again = bookingUuid(await hold());
    expect(await confirmed(shopper, again)).toBe(again);
  });

  it('of somebody else opens none of their bookings', async () => {
    const { shopper, draft, hold } = await member();
    await confirmed(shopper, bookingUuid(await hold()));
    const guest = await createBooking(shop.guest(), { starts_at: nextDay(), draft_id: draft.id });
    expect(at(guest, 'telehealth_bookings_create.booking.status')).toBe('held');
    expect(failure(await createBooking(shop.guest(), { idempotency_key: randomUUID(), draft_id: '' }))).toBe(
      undefined,
    );
  });
});
