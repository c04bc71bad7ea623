import { addDays, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import {
  begunConsult,
  certificatesIn,
  complete,
  issue,
  withdraw,
} from '../../../../test/shop/certificates/issuing';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { freeSlots, guestNumbered } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const doctors = beforeTests(() => Promise.all([shop.user('practitioner'), shop.user('practitioner')]));
const slot = freeSlots();
const doctor = () => doctors[0].shopper;
const today = () => localDate(shop.clock.now(), STATE_TIME_ZONES.NSW);
const days = () => ({ from: today(), to: addDays(today(), 1) });

/** Completes a guest's consultation by the first of the doctors. */
async function held() {
  const guest = shop.guest();
  const uuid = await begunConsult(shop, guest, {
    starts_at: slot(),
    guest: { ...guestNumbered(0), email: guest.email },
  });
  await complete(doctor(), uuid);
  return { guest, uuid };
}
const mailed = async (email: string) =>
  (await mailsTo(shop.services, email)).filter(({ template }) => template === 'booking_document');
const stored = (uuid: string) => shop.collection('telehealth_bookings').findOne({ _id: uuid });
const fieldsOf = (answer: Awaited<ReturnType<typeof issue>>) => answer.errors?.[0]?.extensions.fields;

describe('a certificate at the counter [health-30]', () => {
  it('is issued once, sealed, by who held the consultation, and mailed without a word of it', async () => {
    const { guest, uuid } = await held();
    const answers = await Promise.all([1, 2].map(() => issue(doctor(), uuid, days())));
    const printed = { patient_name: 'Zoë Nguyễn', issued_by: 'Una User' };
    const certificate = { version: 1, status: 'valid', purpose: 'work', ...days(), ...printed };
    for (const answer of [...answers, await issue(doctor(), uuid, days())]) {
      expect(certificatesIn(answer, 'issue')).toEqual([{ reason: null, ended_by: null, certificate }]);
    }
    expect(JSON.stringify(await stored(uuid))).not.toMatch(/Nguy|"work"|Una User/);
    const mails = await mailed(guest.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['A document from your consultation is ready']);
    expect(mails[0]?.text).toContain('/appointments/');
    expect(mails[0]?.text).not.toMatch(/certificate|unfit|sick|medical/i);
    const line = await shop.collection('audit_events').findOne({
      operation: 'staff_certificates_issue',
      touched: [{ name: 'uuid', id: uuid }],
    });
    expect(line).toMatchObject({ staff_id: doctors[0].id, outcome: 'allowed' });
  });

  it('is for practitioners, and for the one who held the consultation', async () => {
    const { guest, uuid } = await held();
    for (const role of ['support', 'pharmacist', 'content', 'manager', 'customer'] as const) {
      const { shopper } = await shop.user(role);
      expect(failure(await issue(shopper, uuid, days()))?.code).toBe('FORBIDDEN');
      expect(failure(await withdraw(shopper, uuid))?.code).toBe('FORBIDDEN');
    }
    expect(failure(await issue(guest, uuid, days()))?.code).toBe('FORBIDDEN');
    const refused = failure(await issue(doctors[1].shopper, uuid, days()));
    expect(refused).toEqual({
      code: 'CERTIFICATE_NOT_YOURS',
      message: 'Only who held the consultation can certify what was found: Una User.',
    });
    expect((await stored(uuid))?.certificates).toBeUndefined();
  });

  it('needs a consultation that took place', async () => {
    const guest = shop.guest();
    const uuid = await begunConsult(shop, guest, {
      starts_at: slot(),
      guest: { ...guestNumbered(1), email: guest.email },
    });
    expect(failure(await issue(doctor(), uuid, days()))?.code).toBe('CONSULT_NOT_HELD');
    expect(failure(await issue(doctor(), 'nobody', days()))?.code).toBe('NOT_FOUND');
  });

  it('covers days around the consultation, under a name that can be printed', async () => {
    const { uuid } = await held();
    const wrong = { from: addDays(today(), -4), to: addDays(today(), 9), patient_name: 'Ольга' };
    expect(fieldsOf(await issue(doctor(), uuid, wrong))).toEqual({
      from: 'The first day can be at most 3 days before the consultation',
      to: 'A certificate covers at most 5 days; for more, see the patient again',
      patient_name: 'Please write the name in Latin letters, as on an Australian document',
    });
    expect((await stored(uuid))?.certificates).toBeUndefined();
  });
});

describe('a certificate that is wrong [health-30]', () => {
  it('is replaced for a reason and stays in the record; two tabs do not replace it twice', async () => {
    const { guest, uuid } = await held();
    await issue(doctor(), uuid, days());
    const later = { ...days(), seen: 1, to: addDays(today(), 2) };
    expect(fieldsOf(await issue(doctor(), uuid, later))).toEqual({ reason: 'Please say why' });
    const replaced = await issue(doctor(), uuid, { ...later, reason: 'Two days are too few' });
    expect(
      certificatesIn(replaced, 'issue').map(({ certificate: { status }, reason }) => [status, reason]),
    ).toEqual([
      ['valid', null],
      ['replaced', 'Two days are too few'],
    ]);
    const stale = { ...later, to: today(), reason: 'One is enough' };
    expect(failure(await issue(doctor(), uuid, stale))?.code).toBe('CERTIFICATE_CHANGED');
    expect(JSON.stringify(await stored(uuid))).not.toContain('too few');
    expect((await mailed(guest.email)).map(({ subject }) => subject)).toEqual([
      'A document from your consultation is ready',
      'A document from your consultation was replaced',
    ]);
  });

  it('is withdrawn by any practitioner, once, and another can follow', async () => {
    const { guest, uuid } = await held();
    await issue(doctor(), uuid, days());
    const colleague = doctors[1].shopper;
    expect(fieldsOf(await withdraw(colleague, uuid, 1, ' '))).toEqual({ reason: 'Please say why' });
    expect(failure(await withdraw(colleague, uuid, 2))?.code).toBe('CERTIFICATE_CHANGED');
    for (const answer of [await withdraw(colleague, uuid), await withdraw(colleague, uuid)]) {
      expect(certificatesIn(answer, 'withdraw')).toMatchObject([
        { reason: 'Names somebody else', ended_by: 'Una User', certificate: { status: 'withdrawn' } },
      ]);
    }
    const second = await issue(doctor(), uuid, { ...days(), seen: 1 });
    expect(certificatesIn(second, 'issue').map(({ certificate: { status } }) => status)).toEqual([
      'valid',
      'withdrawn',
    ]);
    expect(await mailed(guest.email)).toHaveLength(3);
  });

  it('says so to who comes second, whose choice is not put down', async () => {
    const { uuid } = await held();
    const ways = await Promise.all([
      issue(doctor(), uuid, days()),
      issue(doctor(), uuid, { ...days(), purpose: 'study' }),
    ]);
    expect(ways.map((answer) => failure(answer)?.code).sort()).toEqual(['CERTIFICATE_CHANGED', undefined]);
    expect((await stored(uuid))?.certificates).toHaveLength(1);
  });
});

it('lists certificates at the desk of who reads the consultation', async () => {
  const { uuid } = await held();
  await issue(doctor(), uuid, days());
  const query = `query($uuid: ID!) { staff_appointment(uuid: $uuid) { can_certify consulted_on
    certificates { certificate { version } } } }`;
  const desk = async (by: Shopper) => at(await by.send(query, { uuid }), 'staff_appointment');
  const certificates = [{ certificate: { version: 1 } }];
  expect(await desk(doctor())).toEqual({ can_certify: true, consulted_on: today(), certificates });
  expect(await desk(doctors[1].shopper)).toEqual({ can_certify: false, consulted_on: today(), certificates });
});
