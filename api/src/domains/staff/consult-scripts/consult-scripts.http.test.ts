import { bookingReference } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/clients/test-client';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { begunConsult, complete } from '../../../../test/shop/certificates/issuing';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import {
  begunFor,
  heldFor,
  issueScript,
  medicine,
  SCRIPTS,
  scriptsIn,
} from '../../../../test/shop/telehealth/issued-scripts';
import { freeSlots, guestNumbered } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const doctors = beforeTests(() => Promise.all([shop.user('practitioner'), shop.user('practitioner')]));
const slot = freeSlots();
const doctor = () => doctors[0].shopper;

const stored = (uuid: string) => shop.collection('telehealth_bookings').findOne({ _id: uuid });
const onFile = async (patient: string) => {
  const found = await shop.collection('patients').findOne({ _id: patient as never });
  return (found?.scripts_on_file ?? []) as Record<string, unknown>[];
};
const fieldsOf = (answer: Awaited<ReturnType<typeof issueScript>>) => answer.errors?.[0]?.extensions.fields;
const reasonOf = (answer: Awaited<ReturnType<typeof issueScript>>) => answer.errors?.[0]?.extensions.reason;
const desk = async (by: Shopper, uuid: string) =>
  at(
    await by.send(`query($uuid: ID!) { staff_appointment(uuid: $uuid) { ${SCRIPTS} } }`, { uuid }),
    'staff_appointment',
  );
const emailOf = async (id: string) =>
  String((await shop.collection('customers').findOne({ _id: id as never }))?.email);

describe('a script of a consultation', () => {
  it('is issued once however often it is sent, sealed, put on file and mailed without a word of it [health-63 health-64 health-66]', async () => {
    const { id, uuid, patient_uuid } = await heldFor(shop, doctor(), slot());
    const productId = await medicine(shop, { name: 'Quietol 20mg' });
    const answers = await Promise.all([1, 2, 3].map(() => issueScript(doctor(), uuid, productId)));
    for (const answer of [...answers, await issueScript(doctor(), uuid, productId)]) {
      expect(scriptsIn(answer, 'issue')).toMatchObject([
        {
          ...{ against: [], why: '', reason: null },
          script: {
            ...{ number: 1, status: 'on_file', product_name: 'Quietol 20mg', quantity: 1, supplies: 3 },
            ...{ supplies_left: 3, directions: 'One tablet every evening', expires_on: '2027-11-24' },
            issued_by: 'Una User',
          },
        },
      ]);
    }
    const kept = await onFile(patient_uuid);
    expect(kept).toMatchObject([
      {
        ...{ code: `${bookingReference(uuid)}-S1`, product_id: productId, repeats: 3, repeats_left: 3 },
        ...{ staff_id: doctors[0].id, issued: { consult: bookingReference(uuid), staff_name: 'Una User' } },
      },
    ]);
    expect(JSON.stringify([kept, await stored(uuid)])).not.toMatch(/every evening|Quietol/);
    const mails = (await mailsTo(shop.services, await emailOf(id))).filter(
      ({ template }) => template === 'booking_script',
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Something from your consultation is ready']);
    expect(mails[0]?.text).toContain('/user/appointments');
    expect(mails[0]?.html).not.toMatch(/Quietol|Mia|evening/);
    const line = { operation: 'staff_consult_scripts_issue', touched: { name: 'uuid', id: uuid } };
    expect(await shop.collection('audit_events').findOne(line)).toMatchObject({
      ...{ staff_id: doctors[0].id, outcome: 'allowed', reads_health: true },
    });
  });

  it('is issued by who has held it alone [health-63 roles-03]', async () => {
    const { uuid, shopper } = await heldFor(shop, doctor(), slot());
    const productId = await medicine(shop);
    for (const role of ['support', 'pharmacist', 'content', 'manager'] as const) {
      const other = (await shop.user(role)).shopper;
      expect(failure(await issueScript(other, uuid, productId))?.code).toBe('FORBIDDEN');
    }
    expect(failure(await issueScript(shopper, uuid, productId))?.code).toBe('FORBIDDEN');
    expect(reasonOf(await issueScript(doctors[1].shopper, uuid, productId))).toBe('not_yours');
    expect(await desk(doctors[1].shopper, uuid)).toMatchObject({ no_script: 'not_yours' });
    expect(await desk(doctor(), uuid)).toMatchObject({ no_script: null });
    expect((await stored(uuid))?.scripts).toBeUndefined();
  });

  it('needs a consultation that took place, and a record [health-63]', async () => {
    const productId = await medicine(shop);
    const begun = await begunFor(shop, slot());
    expect(reasonOf(await issueScript(doctor(), begun.uuid, productId))).toBe('not_held');
    const guest = shop.guest();
    const person = { ...guestNumbered(4), email: guest.email };
    const uuid = await begunConsult(shop, guest, { starts_at: slot(), guest: person });
    await complete(doctor(), uuid);
    const refused = await issueScript(doctor(), uuid, productId);
    expect(failure(refused)).toEqual({
      code: 'SCRIPT_NOT_ISSUABLE',
      message: expect.stringMatching(/^No script can be issued here: .*your own prescribing software/),
    });
    expect(await desk(doctor(), uuid)).toMatchObject({ no_script: 'no_record', scripts: [] });
    expect(failure(await issueScript(doctor(), 'nobody', productId))?.code).toBe('NOT_FOUND');
  });

  it('is issued until the day after, and not once the fee was returned [health-63]', async () => {
    const { uuid } = await heldFor(shop, doctor(), slot());
    const productId = await medicine(shop);
    const bookings = shop.collection('telehealth_bookings');
    const startAt = (text: string) =>
      bookings.updateOne({ _id: uuid }, { $set: { starts_at: new Date(text) } });
    await startAt('2026-11-22T12:59:59Z');
    expect(reasonOf(await issueScript(doctor(), uuid, productId))).toBe('too_late');
    expect(await desk(doctor(), uuid)).toMatchObject({ no_script: 'too_late' });
    await startAt('2026-11-22T13:00:00Z');
    expect(failure(await issueScript(doctor(), uuid, productId))).toBeUndefined();
    const returned = await heldFor(shop, doctor(), slot());
    const input = { uuid: returned.uuid, reason: 'Nobody rang' };
    expect(
      failure(await doctor().run('staff_appointments_return_fee', input, 'appointment { booking { uuid } }')),
    ).toBeUndefined();
    expect(reasonOf(await issueScript(doctor(), returned.uuid, productId))).toBe('fee_returned');
    expect(await desk(doctor(), returned.uuid)).toMatchObject({ no_script: 'fee_returned' });
  });

  it('is none of a closed account, nor of a deleted patient [health-63]', async () => {
    const productId = await medicine(shop);
    const { id, uuid, shopper } = await heldFor(shop, doctor(), slot());
    const closed = await shopper.run('users_close_account', { password: PASSWORD }, 'redirect');
    expect(failure(closed)).toBeUndefined();
    expect(reasonOf(await issueScript(doctor(), uuid, productId))).toBe('no_record');
    expect(await desk(doctor(), uuid)).toMatchObject({ no_script: 'no_record' });
    expect(await shop.collection('patients').findOne({ user_id: id })).not.toHaveProperty('scripts_on_file');
    const other = await heldFor(shop, doctor(), slot());
    const uuidOfPatient = { uuid: other.patient_uuid };
    expect(failure(await other.shopper.run('patients_delete', uuidOfPatient, 'uuid'))).toBeUndefined();
    expect(reasonOf(await issueScript(doctor(), other.uuid, productId))).toBe('no_record');
  });

  it.each(['cancelled', 'missed'] as const)(
    'is none of a consultation that was %s [health-63]',
    async (status) => {
      const { uuid } = await heldFor(shop, doctor(), slot());
      await shop.collection('telehealth_bookings').updateOne({ _id: uuid }, { $set: { status } });
      expect(reasonOf(await issueScript(doctor(), uuid, await medicine(shop)))).toBe('not_held');
    },
  );

  it('is none of somebody else’s record, nor of a service for certificates [health-63]', async () => {
    const productId = await medicine(shop);
    const { uuid, patient_uuid } = await heldFor(shop, doctor(), slot());
    const patients = shop.collection('patients');
    await patients.updateOne({ _id: patient_uuid as never }, { $set: { dob: '1970-01-01' } });
    expect(reasonOf(await issueScript(doctor(), uuid, productId))).toBe('no_record');
    await shop
      .collection('telehealth_bookings')
      .updateOne({ _id: uuid }, { $set: { booking_type: 'MedcertsWork' } });
    expect(reasonOf(await issueScript(doctor(), uuid, productId))).toBe('service');
  });

  it('keeps to medicines on prescription and their limits [health-51 health-63]', async () => {
    const { uuid } = await heldFor(shop, doctor(), slot());
    const limited = await medicine(shop, { name: 'Weekly injection', max_per_supply: 1, max_repeats: 6 });
    for (const over of [{ quantity: 2 }, { supplies: 7 }, { supplies: 0 }, { quantity: -1 }]) {
      expect(fieldsOf(await issueScript(doctor(), uuid, limited, over))).toEqual({
        ['supplies' in over ? 'supplies' : 'quantity']:
          'Weekly injection can be prescribed as at most 1 pack in a supply and 6 supplies',
      });
    }
    const general = await medicine(shop);
    expect(fieldsOf(await issueScript(doctor(), uuid, general, { supplies: 12 }))).toHaveProperty('supplies');
    expect(fieldsOf(await issueScript(doctor(), uuid, general, { directions: ' ' }))).toHaveProperty(
      'directions',
    );
    const products = [await shop.product({}), await medicine(shop, { schedule: '8' }), 987_654_321];
    products.push(await medicine(shop, { status: 'Inactive' }));
    for (const productId of products) {
      expect(fieldsOf(await issueScript(doctor(), uuid, productId))).toHaveProperty('product_id');
    }
    expect((await stored(uuid))?.scripts).toBeUndefined();
    expect(failure(await issueScript(doctor(), uuid, limited, { supplies: 6 }))).toBeUndefined();
  });
});
