import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../../test/server/outbox';
import { at, failure, type Shopper } from '../../../../../test/shop/shopper';
import {
  bookingUuid,
  cancelBooking,
  confirmBooking,
  createBooking,
} from '../../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../../test/shop/test-shop';
import type { BookingDocument } from '../documents';
import { cancelForPractitioner, completeBooking, missBooking, openNote } from './consultations';
import { recoverBookingRefunds } from './refunds';

const shop = testShop();
const HOUR = 60 * 60_000;
const FIELDS = 'booking { uuid status starts_at fee refunded reference free_until }';
/** Sydney, in November 2026: a Thursday at 9 am and 7 pm, the Friday at 9 am. */
const MORNING = '2026-11-25T22:00:00.000Z';
const EVENING = '2026-11-26T08:00:00.000Z';
const FRIDAY = '2026-11-26T22:00:00.000Z';

const guestOf = (shopper: Shopper) => ({
  first_name: 'Gil',
  last_name: 'Guest',
  dob: '1990-02-03',
  gender: 'male',
  email: shopper.email,
});
async function booked(starts_at: string): Promise<{ guest: Shopper; uuid: string }> {
  const guest = shop.guest();
  const uuid = bookingUuid(await createBooking(guest, { starts_at, guest: guestOf(guest) }));
  await confirmBooking(guest, uuid);
  return { guest, uuid };
}
const move = (shopper: Shopper, uuid: string, starts_at: string) =>
  shopper.run('telehealth_bookings_move', { uuid, starts_at }, FIELDS);
const stored = (uuid: string) =>
  shop.db.collection<BookingDocument>('telehealth_bookings').findOne({ _id: uuid });
const refundsOf = async (uuid: string) => {
  const payment = (await stored(uuid))?.payment;
  const intent = await shop.db
    .collection<{ _id: string; refunded: number }>('gateway_intents')
    .findOne({ _id: payment?.intent_id });
  return { status: payment?.status, refunded: intent?.refunded };
};
const at2 = (starts: string, before: number) => {
  shop.clock.current = new Date(Date.parse(starts) - before);
};
const seatsAt = async (starts_at: string, uuid: string) => {
  const window = await shop.collection('telehealth_windows').findOne({ _id: starts_at });
  return ((window?.seats ?? []) as { booking: string }[]).filter(({ booking }) => booking === uuid).length;
};
const templatesTo = async (shopper: Shopper) =>
  (await mailsTo(shop.services, shopper.email)).map(({ template }) => template);

describe('the fee of a consultation', () => {
  it('is that of its start, on the slot and in the booking [health-14 consent-05]', async () => {
    const query = `{ telehealth_slots(booking_type: ShortConsult, state: NSW) { slots { starts_at fee } } }`;
    const days = at<{ slots: { starts_at: string; fee: number }[] }[]>(
      await shop.guest().send(query),
      'telehealth_slots',
    );
    const feeAt = (starts: string) =>
      days.flatMap(({ slots }) => slots).find(({ starts_at }) => starts_at === starts)?.fee;
    expect(feeAt(EVENING)).toBeGreaterThan(feeAt(MORNING) ?? Number.POSITIVE_INFINITY);
    // The hour of booking does not matter: it is 5 am.
    shop.clock.current = new Date('2026-11-24T18:00:00Z');
    for (const starts of [MORNING, EVENING]) {
      const { uuid } = await booked(starts);
      expect((await stored(uuid))?.fee).toBe(feeAt(starts));
    }
  });
});

describe('a booked consultation', () => {
  it('moves to another time: place, reminders and mail follow [health-15]', async () => {
    const { guest, uuid } = await booked(MORNING);
    const moved = await move(guest, uuid, FRIDAY);
    expect(at(moved, 'telehealth_bookings_move.booking')).toMatchObject({
      status: 'booked',
      starts_at: FRIDAY,
      free_until: new Date(Date.parse(FRIDAY) - 2 * HOUR).toISOString(),
      refunded: 0,
      reference: `TH-${uuid.slice(0, 8).toUpperCase()}`,
    });
    expect([await seatsAt(MORNING, uuid), await seatsAt(FRIDAY, uuid)]).toEqual([0, 1]);
    expect((await stored(uuid))?.reminder_due_at).toEqual(new Date(Date.parse(FRIDAY) - 24 * HOUR));
    expect((await move(guest, uuid, FRIDAY)).errors).toBeUndefined();
    expect(await templatesTo(guest)).toEqual(['booking_confirmation', 'booking_moved']);
  });

  it('refunds the difference of a cheaper time, and is never moved to a dearer one [health-15]', async () => {
    const { guest, uuid } = await booked(EVENING);
    const paid = (await stored(uuid))?.fee ?? 0;
    expect((await move(guest, uuid, MORNING)).errors).toBeUndefined();
    const fee = (await stored(uuid))?.fee ?? 0;
    expect(await refundsOf(uuid)).toEqual({ status: 'captured', refunded: paid - fee });
    expect(failure(await move(guest, uuid, EVENING))?.code).toBe('MOVE_COSTS_MORE');
    const cancelled = await guest.run('telehealth_bookings_cancel', { uuid }, FIELDS);
    expect(at(cancelled, 'telehealth_bookings_cancel.booking')).toMatchObject({ fee, refunded: paid });
    expect(await refundsOf(uuid)).toEqual({ status: 'refunded', refunded: paid });
  });

  it('cannot be moved within 2 hours of its start, and keeps its fee when cancelled then [health-15 consent-05]', async () => {
    const { guest, uuid } = await booked(FRIDAY);
    at2(FRIDAY, 2 * HOUR - 1);
    expect(failure(await move(guest, uuid, '2026-11-27T04:00:00.000Z'))?.code).toBe('MOVE_TOO_LATE');
    const late = await guest.run('telehealth_bookings_cancel', { uuid }, FIELDS);
    expect(at(late, 'telehealth_bookings_cancel.booking')).toMatchObject({
      status: 'cancelled',
      refunded: 0,
    });
    await recoverBookingRefunds(shop.services);
    expect(await refundsOf(uuid)).toEqual({ status: 'captured', refunded: 0 });
    const mails = await mailsTo(shop.services, guest.email);
    expect(mails.at(-1)?.text).toContain('so the fee stays');
  });

  it('is refunded in full when cancelled exactly 2 hours before [health-15 consent-05]', async () => {
    const { guest, uuid } = await booked(FRIDAY);
    at2(FRIDAY, 2 * HOUR);
    await cancelBooking(guest, uuid);
    expect((await refundsOf(uuid)).status).toBe('refunded');
    expect(await templatesTo(guest)).toEqual(['booking_confirmation', 'booking_cancelled']);
  });

  it('moves only while it is booked, to a free slot of its service', async () => {
    const { guest, uuid } = await booked(MORNING);
    expect(failure(await move(guest, uuid, '2026-11-26T23:00:00.000Z'))?.code).toBe('SLOT_UNAVAILABLE');
    await shop
      .collection('telehealth_windows')
      .insertOne({ _id: '2026-11-30T00:00:00.000Z', capacity: 0, seats: [], version: 0 });
    expect(failure(await move(guest, uuid, '2026-11-30T00:00:00.000Z'))?.code).toBe('SLOT_UNAVAILABLE');
    expect(await seatsAt(MORNING, uuid)).toBe(1);
    await cancelBooking(guest, uuid);
    expect(failure(await move(guest, uuid, FRIDAY))?.code).toBe('BOOKING_NOT_OPEN');
  });

  it('takes one place, however many moves race', async () => {
    const { guest, uuid } = await booked(MORNING);
    await Promise.all([FRIDAY, '2026-11-27T00:00:00.000Z', FRIDAY].map((to) => move(guest, uuid, to)));
    const starts = ((await stored(uuid))?.starts_at ?? new Date(0)).toISOString();
    const places = [MORNING, FRIDAY, '2026-11-27T00:00:00.000Z'].map((to) => seatsAt(to, uuid));
    expect((await Promise.all(places)).reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await seatsAt(starts, uuid)).toBe(1);
  });
});

describe('the link of a guest', () => {
  const open = (path: string) => {
    const token = decodeURIComponent(path.split('/').at(-1) ?? '');
    return shop.guest().send(`{ telehealth_booking_by_link(token: "${token}") { uuid status guest_path } }`);
  };

  it('opens the appointment from its mails until 30 days after it, and no other [health-16]', async () => {
    const { guest, uuid } = await booked(FRIDAY);
    const [mail] = await mailsTo(shop.services, guest.email);
    const path = /https?:\/\/\S+(\/appointments\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(path).not.toContain(uuid);
    const opened = await open(path);
    expect(at(opened, 'telehealth_booking_by_link')).toMatchObject({ uuid, status: 'booked' });
    expect(at<string>(opened, 'telehealth_booking_by_link.guest_path')).toMatch(/^\/appointments\/./);
    const altered = path.slice(0, -6) + (path.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA');
    expect(failure(await open(altered))?.code).toBe('NOT_FOUND');
    const end = Date.parse(FRIDAY) + 2 * HOUR + 30 * 24 * HOUR;
    shop.clock.current = new Date(end - 1);
    expect((await open(path)).errors).toBeUndefined();
    shop.clock.current = new Date(end);
    expect(failure(await open(path))?.code).toBe('NOT_FOUND');
  });
});

describe('the decision on a request', () => {
  const answers = {
    used_medication_before: 'yes',
    unwanted_sideeffects: 'no',
    review_withgp: 'yes',
    pregnant_breastfeeding_familyplanning: 'no',
  };
  const dobOf = (years: number, day: string) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

  it('is sealed with its inputs, the rules’ version and the changed answers [health-18]', async () => {
    const product = await shop.collection('products').findOne({ schedule: '4', status: 'Active' });
    const answer = await createBooking(shop.guest(), {
      booking_type: 'OnlineScripts',
      starts_at: FRIDAY,
      product_id: String(product?._id),
      questionnaire: JSON.stringify(answers),
      changed_answers: JSON.stringify([{ key: 'review_withgp', from: 'yes', to: 'no' }, 'odd']),
      accepts_terms: true,
    });
    const booking = await stored(bookingUuid(answer));
    expect(JSON.stringify(booking)).not.toContain('review_withgp');
    const details = JSON.parse(shop.services.cipher.decrypt(booking?.details ?? '', booking?._id ?? ''));
    expect(details).toMatchObject({
      answers,
      screening: {
        outcome: 'continue',
        by: 'rules',
        version: '2026-11',
        changed: [{ key: 'review_withgp', from: 'yes', to: 'no' }],
      },
    });
  });

  it('goes by the age on the day of the appointment [health-06]', async () => {
    const turning = '2026-11-27';
    const request = (starts_at: string) =>
      createBooking(shop.guest(), {
        booking_type: 'SmokingCessation',
        starts_at,
        guest: { ...guestOf(shop.guest()), dob: dobOf(18, turning) },
      });
    expect(failure(await request(MORNING))?.code).toBe('NOT_IN_SERVICE');
    expect((await request(FRIDAY)).errors).toBeUndefined();
  });
});

describe('the practitioner', () => {
  it('cancels with the whole fee refunded, even after the start [health-15]', async () => {
    const { guest, uuid } = await booked(FRIDAY);
    at2(FRIDAY, -HOUR);
    const ending = { uuid, staffId: 's1' };
    await cancelForPractitioner(shop.services, ending);
    await cancelForPractitioner(shop.services, ending);
    expect((await refundsOf(uuid)).status).toBe('refunded');
    const mails = await mailsTo(shop.services, guest.email);
    expect(mails.at(-1)?.text).toContain('The practitioner had to cancel');
  });

  it('puts down that it took place, or that nobody answered, once it has begun', async () => {
    const [held, missed] = [await booked(FRIDAY), await booked(FRIDAY)];
    const ending = { uuid: held.uuid, staffId: 's1', note: 'Rash, cream' };
    at2(FRIDAY, 1);
    await expect(completeBooking(shop.services, ending)).rejects.toMatchObject({ code: 'BOOKING_NOT_OPEN' });
    at2(FRIDAY, 0);
    const done = await completeBooking(shop.services, ending);
    expect(done.status).toBe('completed');
    expect(JSON.stringify(done)).not.toContain('Rash');
    expect(openNote(shop.services.cipher, done)).toBe('Rash, cream');
    const calls = [0, 5, 10].map((minute) => new Date(Date.parse(FRIDAY) + minute * 60_000));
    const unreached = { uuid: missed.uuid, staffId: 's1', calls };
    await expect(missBooking(shop.services, unreached)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    at2(FRIDAY, -10 * 60_000);
    expect((await missBooking(shop.services, unreached)).status).toBe('missed');
    await expect(cancelForPractitioner(shop.services, ending)).rejects.toMatchObject({
      code: 'BOOKING_NOT_OPEN',
    });
    expect(failure(await cancelBooking(missed.guest, missed.uuid))?.code).toBe('BOOKING_BEGUN');
  });
});
