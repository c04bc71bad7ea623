import { expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import {
  bookingUuid,
  confirmBooking,
  createBooking,
  freeSlots,
} from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const doctors = beforeTests(() => Promise.all([shop.user('practitioner'), shop.user('practitioner')]));
const nextDay = freeSlots();
const FIELDS =
  'appointment { booking { status refunded is_fee_returned } returned_fee { returned_by reason } }';

const giveBack = (by: Shopper, uuid: string, reason = 'The line was down') =>
  by.run('staff_appointments_return_fee', { uuid, reason }, FIELDS);

/** A booked consultation that has ended, or is open. */
async function consultation(status: 'completed' | 'missed' | 'booked') {
  const guest = shop.guest();
  const person = {
    first_name: 'Gil',
    last_name: 'Guest',
    dob: '1990-02-03',
    gender: 'male',
    email: guest.email,
  };
  const uuid = bookingUuid(await createBooking(guest, { starts_at: nextDay(), guest: person }));
  await confirmBooking(guest, uuid);
  const now = shop.clock.now();
  const starts_at = new Date(now.getTime() - 15 * 60_000);
  await shop.collection('telehealth_bookings').updateOne({ _id: uuid }, { $set: { starts_at } });
  const calls = [0, 5, 10].map((minute) => new Date(starts_at.getTime() + minute * 60_000).toISOString());
  const [doctor] = doctors;
  if (status === 'missed') await doctor.shopper.run('staff_appointments_miss', { uuid, calls }, FIELDS);
  if (status === 'completed') {
    await doctor.shopper.run('staff_appointments_complete', { uuid, note: 'Rest' }, FIELDS);
  }
  return { guest, uuid };
}
const moneyOf = async (uuid: string) => {
  const booking = await shop.collection('telehealth_bookings').findOne({ _id: uuid });
  const { intent_id, status } = (booking?.payment ?? {}) as { intent_id?: string; status?: string };
  const intent = await shop.collection('gateway_intents').findOne({ _id: String(intent_id) });
  return { status, fee: booking?.fee, refunded: intent?.refunded, reason: JSON.stringify(booking) };
};

it.each(['missed', 'completed'] as const)(
  'the fee of a %s consultation is returned in full, once, for a sealed reason, and mailed [health-36]',
  async (status) => {
    const { guest, uuid } = await consultation(status);
    expect(failure(await giveBack(doctors[0].shopper, uuid, ' '))?.code).toBe('INVALID_INPUT');
    const answers = await Promise.all(doctors.map(({ shopper }) => giveBack(shopper, uuid)));
    for (const answer of answers) {
      expect(at(answer, 'staff_appointments_return_fee.appointment')).toMatchObject({
        booking: { status, is_fee_returned: true },
        returned_fee: { returned_by: 'Una User', reason: 'The line was down' },
      });
    }
    const money = await moneyOf(uuid);
    expect(money.fee).toBeGreaterThan(0);
    expect(money).toMatchObject({ status: 'refunded', refunded: money.fee });
    expect(money.reason).not.toContain('line was down');
    const mails = (await mailsTo(shop.services, guest.email)).filter(
      ({ template }) => template === 'booking_fee_returned',
    );
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('goes back to how you paid')]);
    expect(mails[0]?.text).not.toContain('line was down');
    const shown = await guest.send(
      `{ telehealth_booking(uuid: "${uuid}") { status refunded is_fee_returned } }`,
    );
    expect(at(shown, 'telehealth_booking')).toEqual({ status, refunded: money.fee, is_fee_returned: true });
    const line = { operation: 'staff_appointments_return_fee', touched: [{ name: 'uuid', id: uuid }] };
    expect(await shop.collection('audit_events').findOne(line)).toMatchObject({ outcome: 'allowed' });
  },
);

it('the fee of an open consultation is not: that one is cancelled [health-36]', async () => {
  const { uuid } = await consultation('booked');
  expect(failure(await giveBack(doctors[0].shopper, uuid))?.code).toBe('FEE_NOT_RETURNABLE');
  expect(await moneyOf(uuid)).toMatchObject({ status: 'captured', refunded: 0 });
});
