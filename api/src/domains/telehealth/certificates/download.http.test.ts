import { addDays, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { begunConsult, complete, issue, withdraw } from '../../../../test/shop/certificates/issuing';
import { pdfText } from '../../../../test/shop/certificates/pdf-text';
import { createdPatient } from '../../../../test/shop/patients';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { freeSlots, guestNumbered } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const doctor = beforeTests(() => shop.user('practitioner'));
const slot = freeSlots();
const DAY = 86_400_000;
const today = () => localDate(shop.clock.now(), STATE_TIME_ZONES.NSW);
const days = () => ({ from: today(), to: addDays(today(), 1) });

const download = (by: Shopper, uuid: string) => by.post('/api/telehealth/certificate', { uuid });
const atDesk = (by: Shopper, uuid: string) => by.post('/api/staff/certificate', { uuid });
const listed = (by: Shopper, uuid: string) =>
  by.send('query($uuid: ID!) { telehealth_certificates(uuid: $uuid) { version status } }', { uuid });
const textOf = async (response: Response) =>
  pdfText(Buffer.from(await response.arrayBuffer())).replaceAll('\n', '');

async function certified(patient: Shopper, over: object): Promise<string> {
  const uuid = await begunConsult(shop, patient, { starts_at: slot(), ...over });
  await complete(doctor.shopper, uuid);
  await issue(doctor.shopper, uuid, days());
  return uuid;
}
async function guestCertified(number: number) {
  const guest = shop.guest();
  const over = { guest: { ...guestNumbered(number), email: guest.email } };
  return { guest, uuid: await certified(guest, over) };
}
async function accountCertified() {
  const { id, shopper } = await shop.user();
  const uuid = await certified(shopper, { guest: null, patient_uuid: await createdPatient(shopper) });
  return { id, shopper, uuid };
}

describe('the certificate of an account [health-30]', () => {
  it('is a file for its owner alone, which nobody keeps', async () => {
    const { shopper, uuid } = await accountCertified();
    const response = await download(shopper, uuid);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="certificate.pdf"',
    });
    expect(await textOf(response)).toContain('Zoë Nguyễn');
    expect(at(await listed(shopper, uuid), 'telehealth_certificates')).toEqual([
      { version: 1, status: 'valid' },
    ]);
    const strangers = [shop.guest(), (await shop.user()).shopper, doctor.shopper];
    for (const other of strangers) {
      expect((await download(other, uuid)).status).toBe(404);
      expect(failure(await listed(other, uuid))?.code).toBe('NOT_FOUND');
    }
  });

  it('is in the copy of their data, in words', async () => {
    const { shopper } = await accountCertified();
    const data = (await (await shopper.post('/api/auth/my-data', {})).json()) as {
      consultations: { certificates: object[] }[];
    };
    expect(data.consultations[0]?.certificates).toMatchObject([
      { patient_name: 'Zoë Nguyễn', purpose: 'work', status: 'valid', ...days() },
    ]);
  });

  it('cannot be had once it is withdrawn, which its owner sees', async () => {
    const { shopper, uuid } = await accountCertified();
    await withdraw(doctor.shopper, uuid);
    expect((await download(shopper, uuid)).status).toBe(404);
    expect(at(await listed(shopper, uuid), 'telehealth_certificates')).toEqual([
      { version: 1, status: 'withdrawn' },
    ]);
  });
});

describe('the certificate of a guest [health-30]', () => {
  it('opens with the appointment, until its link ends', async () => {
    const { guest, uuid } = await guestCertified(2);
    const found = await guest.send(`{ telehealth_booking(uuid: "${uuid}") { has_certificate } }`);
    expect(at(found, 'telehealth_booking.has_certificate')).toBe(true);
    expect((await download(guest, uuid)).status).toBe(200);
    const ended = { ends_at: new Date(shop.clock.now().getTime() - 30 * DAY) };
    await shop.collection('telehealth_bookings').updateOne({ _id: uuid }, { $set: ended });
    expect((await download(guest, uuid)).status).toBe(404);
    expect(failure(await listed(guest, uuid))?.code).toBe('NOT_FOUND');
  });
});

describe('a certificate at the counter', () => {
  it('opens for practitioners alone; each try is in the audit log first [accounts-10]', async () => {
    const { uuid } = await guestCertified(3);
    const opened = await atDesk(doctor.shopper, uuid);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    expect(await textOf(opened)).toContain('Zoë Nguyễn');
    const support = await shop.user('support');
    expect((await atDesk(support.shopper, uuid)).status).toBe(404);
    expect((await atDesk((await shop.user()).shopper, uuid)).status).toBe(404);
    expect((await atDesk(shop.guest(), uuid)).status).toBe(401);
    const touched = [{ name: 'uuid', id: uuid }];
    const lines = await shop
      .collection('audit_events')
      .find({ operation: 'POST /api/staff/certificate', touched })
      .sort({ _id: 1 })
      .toArray();
    expect(lines).toMatchObject([
      { staff_id: doctor.id, outcome: 'allowed', reads_health: true },
      { staff_id: support.id, outcome: 'refused' },
    ]);
  });
});
