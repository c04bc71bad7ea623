import { localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { bookingUuid, confirmBooking, createBooking } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const doctors = beforeTests(() => Promise.all([shop.user('practitioner'), shop.user('practitioner')]));
const today = () => localDate(shop.clock.now(), STATE_TIME_ZONES.NSW);
const doctor = () => doctors[0].shopper;

const QUARTER_HOUR = 15 * 60_000;
/** In Sydney: a Thursday at 9 am, which is still Wednesday elsewhere. */
const MORNING = '2026-11-25T22:00:00.000Z';
const NEXT_MORNING = '2026-11-26T22:00:00.000Z';
const NOTE = 'Advised rest and fluids; review in a week.';
const FIELDS = `booking { uuid status first_name refunded contact_method } has_begun patient { dob phone email }
  notes answers { question answer } note ended_by earlier { booking { uuid } note }`;

const LIST = `query($date: String!, $show: StaffAppointmentChoice) { staff_appointments(date: $date, show: $show) {
  data { booking { uuid status } ended_by } } }`;
const uuidsOn = async (by: Shopper, date: string, show?: string) =>
  at<{ booking: { uuid: string } }[]>(await by.send(LIST, { date, show }), 'staff_appointments.data').map(
    ({ booking }) => booking.uuid,
  );
const read = (by: Shopper, uuid: string) =>
  by.send(`query($uuid: ID!) { staff_appointment(uuid: $uuid) { ${FIELDS} } }`, { uuid });
/** Minutes ago at which a patient was rung who did not answer. */
const callsAgo = (...minutes: number[]) =>
  minutes.map((minute) => new Date(shop.clock.now().getTime() - minute * 60_000).toISOString());
const end = (by: Shopper, how: string, uuid: string, note?: string) => {
  const calls = how === 'miss' ? { calls: callsAgo(15, 9, 2) } : {};
  return by.run(`staff_appointments_${how}`, { uuid, note, ...calls }, `appointment { ${FIELDS} }`);
};

async function booked(starts_at = MORNING) {
  const guest = shop.guest();
  const uuid = bookingUuid(
    await createBooking(guest, {
      starts_at,
      notes: 'Cough since Monday',
      guest: {
        first_name: 'Gil',
        last_name: 'Guest',
        dob: '1990-02-03',
        gender: 'male',
        email: guest.email,
      },
    }),
  );
  await confirmBooking(guest, uuid);
  return { guest, uuid };
}
/** A sign-in would end before the day of the booking comes. */
const begin = (uuid: string) =>
  shop
    .collection('telehealth_bookings')
    .updateOne({ _id: uuid }, { $set: { starts_at: new Date(shop.clock.now().getTime() - QUARTER_HOUR) } });
const statusFor = async (guest: Shopper, uuid: string) =>
  at(await guest.send(`{ telehealth_booking(uuid: "${uuid}") { status refunded } }`), 'telehealth_booking');

describe('the desk of consultations', () => {
  it('lists a day of Sydney, those that are open, and those that a practitioner has ended [roles-03]', async () => {
    const { uuid } = await booked();
    expect(await uuidsOn(doctor(), '2026-11-26')).toContain(uuid);
    expect(await uuidsOn(doctor(), '2026-11-25')).not.toContain(uuid);
    await begin(uuid);
    await end(doctor(), 'complete', uuid, NOTE);
    expect(await uuidsOn(doctor(), today(), 'open')).not.toContain(uuid);
    expect(await uuidsOn(doctor(), today(), 'mine')).toContain(uuid);
    expect(await uuidsOn(doctors[1].shopper, today(), 'mine')).not.toContain(uuid);
    expect(failure(await doctor().send(LIST, { date: '2026-02-30' }))?.code).toBe('INVALID_INPUT');
  });

  it('keeps what nobody has put down on its day, oldest first, until it has an outcome [health-38]', async () => {
    const bookings = [await booked(NEXT_MORNING), await booked(NEXT_MORNING)];
    const daysAgo = [2, 9];
    for (const [index, { uuid }] of bookings.entries()) {
      const starts_at = new Date(shop.clock.now().getTime() - (daysAgo[index] ?? 0) * 96 * QUARTER_HOUR);
      await shop.collection('telehealth_bookings').updateOne({ _id: uuid }, { $set: { starts_at } });
    }
    const [later, earlier] = bookings.map(({ uuid }) => uuid);
    const listed = async () =>
      (await uuidsOn(doctor(), today(), 'earlier')).filter((uuid) => uuid === later || uuid === earlier);
    expect(await listed()).toEqual([earlier, later]);
    expect(await uuidsOn(doctor(), today(), 'open')).not.toContain(later);
    await end(doctor(), 'complete', earlier ?? '', NOTE);
    expect(await listed()).toEqual([later]);
  });

  it('gives the practitioner the request, and puts every read into the audit log [accounts-10]', async () => {
    const { guest, uuid } = await booked();
    expect(at(await read(doctor(), uuid), 'staff_appointment')).toMatchObject({
      booking: { status: 'booked', first_name: 'Gil' },
      has_begun: false,
      patient: { dob: '1990-02-03', phone: '0412345678', email: guest.email },
      notes: 'Cough since Monday',
      note: null,
      ended_by: null,
    });
    const touched = [{ name: 'uuid', id: uuid }];
    const line = await shop.collection('audit_events').findOne({ operation: 'staff_appointment', touched });
    expect(line).toMatchObject({ staff_id: doctors[0].id, reads_health: true, outcome: 'allowed' });
    for (const role of ['support', 'pharmacist', 'manager'] as const) {
      expect(failure(await read((await shop.user(role)).shopper, uuid))?.code).toBe('FORBIDDEN');
    }
  });

  it('completes a consultation once, with a sealed note, and mails the patient', async () => {
    const { guest, uuid } = await booked();
    expect(failure(await end(doctor(), 'complete', uuid, NOTE))?.code).toBe('BOOKING_NOT_OPEN');
    await begin(uuid);
    expect(failure(await end(doctor(), 'complete', uuid, ' '))?.code).toBe('INVALID_INPUT');
    const answers = await Promise.all([1, 2].map(() => end(doctor(), 'complete', uuid, NOTE)));
    for (const answer of answers) {
      expect(at(answer, 'staff_appointments_complete.appointment')).toMatchObject({
        booking: { status: 'completed' },
        note: NOTE,
        ended_by: 'Una User',
      });
    }
    const stored = await shop.collection('telehealth_bookings').findOne({ _id: uuid });
    expect(JSON.stringify(stored)).not.toContain('fluids');
    const mails = (await mailsTo(shop.services, guest.email)).filter(
      (mail) => mail.template === 'booking_ended',
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Your consultation took place']);
    expect(mails[0]?.text).not.toContain('fluids');
    expect(await statusFor(guest, uuid)).toEqual({ status: 'completed', refunded: 0 });
    expect(failure(await end(doctor(), 'cancel', uuid))?.code).toBe('CONSULT_ENDED');
  });

  it('keeps the fee of a patient whom three calls did not reach, who is mailed when they were made [health-35]', async () => {
    const { guest, uuid } = await booked();
    await begin(uuid);
    const tooFew = { uuid, calls: callsAgo(15, 2) };
    expect(failure(await doctor().run('staff_appointments_miss', tooFew, 'appointment { note }'))?.code).toBe(
      'INVALID_INPUT',
    );
    await end(doctor(), 'miss', uuid, 'Rang three times');
    expect(await statusFor(guest, uuid)).toEqual({ status: 'missed', refunded: 0 });
    const shown = await guest.send(`{ telehealth_booking(uuid: "${uuid}") { missed_calls } }`);
    expect(at(shown, 'telehealth_booking.missed_calls')).toEqual(callsAgo(15, 9, 2));
    const mails = await mailsTo(shop.services, guest.email);
    const ended = mails.filter(({ template }) => template === 'booking_ended');
    expect(ended.map(({ text }) => text)).toEqual([expect.stringContaining('the fee stays')]);
    expect(ended[0]?.text).toMatch(/rang the number you gave us at \S+ [ap]m, \S+ [ap]m and \S+ [ap]m/);
  });

  it('cancels with the whole fee refunded, which the patient sees and reads [health-15]', async () => {
    const { guest, uuid } = await booked();
    for (const answer of [await end(doctor(), 'cancel', uuid), await end(doctor(), 'cancel', uuid)]) {
      const appointment = at<{ booking: { status: string; refunded: number } }>(
        answer,
        'staff_appointments_cancel.appointment',
      );
      expect(appointment.booking.status).toBe('cancelled');
      expect(appointment.booking.refunded).toBeGreaterThan(0);
    }
    const mails = await mailsTo(shop.services, guest.email);
    const cancelled = mails.filter(({ template }) => template === 'booking_cancelled');
    expect(cancelled.map(({ text }) => text)).toEqual([
      expect.stringContaining('The practitioner had to cancel'),
    ]);
    expect(await statusFor(guest, uuid)).toMatchObject({ status: 'cancelled' });
  });

  it('tells who comes second what was put down by whom, and that nothing was refunded', async () => {
    const { guest, uuid } = await booked();
    await begin(uuid);
    await end(doctor(), 'miss', uuid, 'Rang three times');
    for (const [by, how] of [
      [doctors[1].shopper, 'cancel'],
      [doctors[1].shopper, 'miss'],
      [doctor(), 'cancel'],
    ] as const) {
      const told = failure(await end(by, how, uuid, NOTE));
      expect(told?.code).toBe('CONSULT_ENDED');
      expect(told?.message).toBe(
        'Una User has already put this consultation down as not reached; nothing was refunded. What you chose was not put down.',
      );
    }
    expect(await statusFor(guest, uuid)).toEqual({ status: 'missed', refunded: 0 });
    expect(failure(await end(doctor(), 'miss', uuid))).toBeUndefined();
  });

  it('knows no consultation that was not paid', async () => {
    const guest = shop.guest();
    const uuid = bookingUuid(await createBooking(guest, { starts_at: MORNING }));
    expect(failure(await read(doctor(), uuid))?.code).toBe('NOT_FOUND');
    expect(await uuidsOn(doctor(), '2026-11-26')).not.toContain(uuid);
  });
});
