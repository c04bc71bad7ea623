import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { BUSINESS_HOURS } from '../../../../test/shop/selling';
import { at, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { HOLD_MS } from './create';
import type { BookingDocument, WindowDocument } from './documents';
import { expireHolds } from './holds/expire-holds';
import { sendBookingReminders } from './send-reminders';

const shop = testShop();

const HOUR = 60 * 60_000;
/** Friday, 27 November 2026, 9 am in Sydney, 6 am in Perth. */
const STARTS = '2026-11-26T22:00:00.000Z';

async function hold(shopper: Shopper, over: object = {}): Promise<string> {
  const guest = { first_name: 'Gil', last_name: 'Guest', dob: '1990-02-03', gender: 'male' };
  const input = {
    booking_type: 'ShortConsult',
    starts_at: STARTS,
    state: 'NSW',
    contact_method: 'video',
    phone: '0412 345 678',
    guest: { ...guest, email: shopper.email },
    notes: 'Rash on my arm',
    idempotency_key: randomUUID(),
    ...over,
  };
  const answer = await shopper.run('telehealth_bookings_create', input, 'booking { uuid }');
  return at(answer, 'telehealth_bookings_create.booking.uuid');
}
async function pay(shopper: Shopper, uuid: string): Promise<void> {
  const input = { uuid, stripe_source_id: await shopper.cardToken() };
  const answer = await shopper.run('telehealth_bookings_confirm', input, 'booking { status }');
  expect(at(answer, 'telehealth_bookings_confirm.booking.status')).toBe('booked');
}
async function booked(shopper: Shopper, over: object = {}): Promise<string> {
  const uuid = await hold(shopper, over);
  await pay(shopper, uuid);
  return uuid;
}
const before = (starts: string, ms: number) => {
  shop.clock.current = new Date(new Date(starts).getTime() - ms);
};
const remindTwice = () =>
  Promise.all([sendBookingReminders(shop.services), sendBookingReminders(shop.services)]);
const templatesTo = async (shopper: Shopper) =>
  (await mailsTo(shop.services, shopper.email)).map(({ template }) => template);

describe('the confirmation of a booking', () => {
  it('states when and how, in the patient’s local time, and nothing about the reason', async () => {
    const guest = shop.guest();
    const uuid = await booked(guest);
    await pay(guest, uuid);
    const mails = await mailsTo(shop.services, guest.email);
    expect(mails.map(({ id }) => id)).toEqual([`booking_confirmation:${uuid}`]);
    const [mail] = mails;
    expect(mail?.subject).toBe('Your consultation is booked');
    expect(mail?.text).toContain('When: Friday 27 November 2026, 9:00 am to 11:00 am (AEDT)');
    expect(mail?.text).toMatch(/How: By video\nReference: TH-[0-9A-F]{8}\nPaid: \$\d+\.\d\d/);
    expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toMatch(/rash|short|consult\b|mental|script/i);
  });

  it('goes to the account that booked, not to the patient', async () => {
    const { id, shopper } = await shop.user();
    const patient = { user_id: id, first_name: 'Mia', last_name: 'Kid', dob: '1990-02-03', gender: 'female' };
    await shop.db.collection<{ _id: string }>('patients').insertOne({ _id: `p-${id}`, ...patient });
    await booked(shopper, {
      patient_uuid: `p-${id}`,
      guest: null,
      state: 'WA',
      starts_at: '2026-11-27T01:00:00.000Z',
    });
    const customer = await shop.db
      .collection<{ _id: string; email: string }>('customers')
      .findOne({ _id: id });
    const [mail] = await mailsTo(shop.services, customer?.email ?? '');
    expect(mail?.text).toContain('Hello Una,');
    expect(mail?.text).toContain('9:00 am to 11:00 am (AWST)');
    expect(mail?.text).not.toContain('Mia');
  });

  it('is not sent while the slot is only held', async () => {
    const guest = shop.guest();
    await hold(guest);
    expect(await templatesTo(guest)).toEqual([]);
  });
});

describe('reminders of a booking', () => {
  it('are sent once a day and once an hour before, across concurrent processes', async () => {
    const guest = shop.guest();
    const uuid = await booked(guest);
    const seen: number[] = [];
    for (const ms of [24 * HOUR + 1, 24 * HOUR, 23 * HOUR, HOUR + 1, HOUR, HOUR / 2, 0]) {
      before(STARTS, ms);
      await remindTwice();
      seen.push((await templatesTo(guest)).length - 1);
    }
    expect(seen).toEqual([0, 1, 1, 1, 2, 2, 2]);
    const [, day, hour] = await mailsTo(shop.services, guest.email);
    expect([day?.id, hour?.id]).toEqual([`booking_reminder:${uuid}:day`, `booking_reminder:${uuid}:hour`]);
    expect(day?.subject).toBe('Your consultation is coming up');
    expect(hour?.text).toContain('When: Friday 27 November 2026, 9:00 am to 11:00 am (AEDT)');
    const stored = await shop.db.collection<BookingDocument>('telehealth_bookings').findOne({ _id: uuid });
    expect(stored).not.toHaveProperty('reminder_due_at');
  });

  it('skip one that is too late, and never follow the start', async () => {
    const [late, started] = [shop.guest(), shop.guest()];
    await booked(late);
    before(STARTS, HOUR / 2);
    await remindTwice();
    expect(await templatesTo(late)).toEqual(['booking_confirmation', 'booking_reminder']);
    shop.clock.current = BUSINESS_HOURS;
    await booked(started);
    before(STARTS, 0);
    await remindTwice();
    expect(await templatesTo(started)).toEqual(['booking_confirmation']);
  });

  it('are not sent for a cancelled booking', async () => {
    const guest = shop.guest();
    const uuid = await booked(guest);
    shop.clock.advance(1000);
    await guest.run('telehealth_bookings_cancel', { uuid }, 'booking { status }');
    before(STARTS, HOUR);
    expect(await remindTwice()).toEqual([0, 0]);
    expect(await templatesTo(guest)).toEqual(['booking_confirmation', 'booking_cancelled']);
  });
});

describe('an unpaid hold', () => {
  it('expires after 10 minutes and releases its place, once', async () => {
    const [guest, payer] = [shop.guest(), shop.guest()];
    const starts_at = '2026-11-27T04:00:00.000Z';
    const left = await hold(guest, { starts_at });
    await booked(payer, { starts_at });
    shop.clock.advance(HOLD_MS - 1);
    expect(await expireHolds(shop.services)).toBe(0);
    shop.clock.advance(1);
    const ended = await Promise.all([expireHolds(shop.services), expireHolds(shop.services)]);
    expect(ended[0] + ended[1]).toBeGreaterThanOrEqual(1);
    const window = await shop.db.collection<WindowDocument>('telehealth_windows').findOne({ _id: starts_at });
    expect(window?.seats).toMatchObject([{ until: null }]);
    const answer = await guest.send(`{ telehealth_booking(uuid: "${left}") { status hold_expires_at } }`);
    expect(at(answer, 'telehealth_booking')).toEqual({ status: 'expired', hold_expires_at: null });
    const stored = await shop.db.collection<BookingDocument>('telehealth_bookings').findOne({ _id: left });
    expect(stored?.status).toBe('expired');
    expect(await expireHolds(shop.services)).toBe(0);
  });
});
