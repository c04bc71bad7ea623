import { DEFAULT_PLACES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { createdPatient } from '../../../../../test/shop/patients';
import { failure, type Shopper } from '../../../../../test/shop/shopper';
import {
  bookingStatus,
  bookingUuid,
  confirmBooking,
  createBooking,
  freeSlots,
  guestNumbered,
} from '../../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../../test/shop/test-shop';
import type { WindowDocument } from '../documents';

const shop = testShop();
/** Each test books on a different day. */
const nextDay = freeSlots();

const held = async (by: Shopper, over: object) => bookingUuid(await createBooking(by, over));
/** The bookings that have a place in a time. */
async function seatsOf(starts_at: string): Promise<string[]> {
  const window = await shop.db.collection<WindowDocument>('telehealth_windows').findOne({ _id: starts_at });
  return (window?.seats ?? []).map(({ booking }) => booking);
}

describe('the places that one person holds of a time [health-09]', () => {
  it('are one of a guest, who leaves the others to other guests', async () => {
    const starts_at = nextDay();
    const made: string[] = [];
    for (let n = 0; n <= DEFAULT_PLACES; n += 1) made.push(await held(shop.guest(), { starts_at }));
    expect(await seatsOf(starts_at)).toEqual([made.at(-1)]);
    expect(await bookingStatus(shop.guest(), made[0] as string)).toBe('expired');
    const stored = await shop.collection('telehealth_bookings').findOne({ _id: made[0] });
    expect(stored?.delete_at).toBeInstanceOf(Date);
    for (let n = 1; n < DEFAULT_PLACES; n += 1) {
      expect((await createBooking(shop.guest(), { starts_at, guest: guestNumbered(n) })).errors).toBe(
        undefined,
      );
    }
    expect(await seatsOf(starts_at)).toHaveLength(DEFAULT_PLACES);
  });

  it('are one of a patient, whatever the service; another patient of the account has their own', async () => {
    const { shopper } = await shop.user();
    const starts_at = nextDay();
    const mia = { guest: null, patient_uuid: await createdPatient(shopper), starts_at };
    const child = { ...mia, patient_uuid: await createdPatient(shopper, { first_name: 'Leo' }) };
    await held(shopper, mia);
    const childs = await held(shopper, child);
    const newest = await held(shopper, { ...mia, booking_type: 'LongConsult' });
    expect(await seatsOf(starts_at)).toEqual([childs, newest]);
  });

  it('are one when they are asked for at the same moment', async () => {
    const starts_at = nextDay();
    await Promise.all(Array.from({ length: 5 }, () => createBooking(shop.guest(), { starts_at })));
    expect(await seatsOf(starts_at)).toHaveLength(1);
  });

  it('can be replaced when the time is full', async () => {
    const starts_at = nextDay();
    const window = { _id: starts_at, capacity: 1, seats: [], version: 0 };
    await shop.collection('telehealth_windows').insertOne(window);
    const first = await held(shop.guest(), { starts_at });
    const second = await held(shop.guest(), { starts_at });
    expect(failure(await confirmBooking(shop.guest(), first))?.code).toBe('SLOT_UNAVAILABLE');
    expect(await shop.collection('payment_attempts').find({ cart_uuid: first }).toArray()).toEqual([]);
    expect((await confirmBooking(shop.guest(), second)).errors).toBe(undefined);
  });

  it('do not count what is paid: it stays booked', async () => {
    const starts_at = nextDay();
    const paid = await held(shop.guest(), { starts_at });
    await confirmBooking(shop.guest(), paid);
    const second = await held(shop.guest(), { starts_at });
    expect(await seatsOf(starts_at)).toEqual([paid, second]);
    expect(await bookingStatus(shop.guest(), paid)).toBe('booked');
  });
});
