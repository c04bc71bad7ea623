import { bookingReference } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { createAuditors } from '../../../../test/shop/auditors';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import {
  heldFor,
  issueScript,
  medicine,
  scriptsIn,
  withdrawScript,
} from '../../../../test/shop/telehealth/issued-scripts';
import { onIssuedScripts } from '../../../../test/shop/telehealth/on-issued-scripts';
import { freeSlots } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const doctors = beforeTests(() => Promise.all([shop.user('practitioner'), shop.user('practitioner')]));
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const slot = freeSlots();
const doctor = () => doctors[0].shopper;
const AMOXICILLIN = { name: 'Amoxil 500mg', txt_ingredients: 'Amoxicillin trihydrate' };
const AGAINST = [
  'Mia’s record names an allergy to what this medicine is, contains or is related to: amoxicillin.',
  'Mia’s record says: pregnant or breastfeeding.',
];
const RECORD = { allergies: 'Amoxicillin (rash)', is_pregnant_breastfeeding: true };

const { issued, order, accept } = onIssuedScripts(shop, { doctor, pharmacist: () => pharmacist, slot });
const SEEN = 'telehealth_scripts(uuid: $uuid) { status supplies_left product_slug directions }';
const seen = async (by: Shopper, uuid: string) =>
  at(await by.send(`query($uuid: ID!) { ${SEEN} }`, { uuid }), 'telehealth_scripts');
const CHECKED = `query($reference: String!) { staff_script(reference: $reference, line: 1) { state on_file { code
  repeats_left issued { staff_name consult quantity directions } taken_off { staff_name reason note } } } }`;
const check = async (by: Shopper, reference: string) =>
  at(await by.send(CHECKED, { reference }), 'staff_script.on_file');

describe('what the record says against a medicine [health-64]', () => {
  it('keeps it from being issued until the practitioner has read all of it, and says why', async () => {
    const { uuid } = await heldFor(shop, doctor(), slot(), RECORD);
    const productId = await medicine(shop, AMOXICILLIN);
    const refused = await issueScript(doctor(), uuid, productId, { why: 'I know', overruled: [AGAINST[0]] });
    expect(failure(refused)?.code).toBe('SCRIPT_AGAINST_RECORD');
    expect(refused.errors?.[0]?.extensions.against).toEqual(AGAINST);
    const silent = await issueScript(doctor(), uuid, productId, { why: ' ', overruled: AGAINST });
    expect(silent.errors?.[0]?.extensions.fields).toEqual({ why: 'Please say why it is right all the same' });
    const why = 'Tolerated it twice since';
    const answer = await issueScript(doctor(), uuid, productId, { why, overruled: AGAINST });
    expect(scriptsIn(answer, 'issue')).toMatchObject([{ against: AGAINST, why }]);
    const stored = await shop.collection('telehealth_bookings').findOne({ _id: uuid });
    expect(JSON.stringify(stored)).not.toMatch(/allergy|Tolerated/);
  });

  it('stands in the copy of their data with the decision, its inputs and rules [health-66]', async () => {
    const { uuid, shopper } = await heldFor(shop, doctor(), slot(), RECORD);
    const productId = await medicine(shop, AMOXICILLIN);
    await issueScript(doctor(), uuid, productId, { why: 'Tolerated', overruled: AGAINST });
    const data = (await (await shopper.post('/api/auth/my-data', {})).json()) as {
      consultations: { scripts: object[] }[];
      patients: { scripts_on_file: object[] }[];
    };
    expect(data.consultations[0]?.scripts).toMatchObject([
      {
        ...{ product_name: 'Amoxil 500mg', directions: 'One tablet every evening', issued_by: 'Una User' },
        decision: {
          ...{ rules: expect.stringMatching(/^\d{4}-/), against: AGAINST, why: 'Tolerated' },
          record: { allergies: 'Amoxicillin (rash)', is_pregnant_breastfeeding: 'yes' },
        },
      },
    ]);
    expect(data.patients[0]?.scripts_on_file).toMatchObject([
      { issued_by: 'Una User', directions: 'One tablet every evening', packs_in_a_supply: 1 },
    ]);
  });
});

describe('a script that was issued here', () => {
  it('is ordered on: its pharmacist sees who issued it, and its supplies count down [health-33 health-66]', async () => {
    const by = await issued();
    expect(await seen(by.shopper, by.uuid)).toMatchObject([{ status: 'on_file', supplies_left: 2 }]);
    const reference = await order(by);
    expect(await check(pharmacist, reference)).toEqual({
      ...{ code: `${bookingReference(by.uuid)}-S1`, repeats_left: 1, taken_off: null },
      issued: {
        ...{ staff_name: 'Una User', consult: bookingReference(by.uuid), quantity: 1 },
        directions: 'One tablet every evening',
      },
    });
    const manager = (await shop.user('manager')).shopper;
    expect(await check(manager, reference)).toMatchObject({ issued: { directions: null } });
    expect(await seen(by.shopper, by.uuid)).toMatchObject([{ supplies_left: 1 }]);
    await order(by);
    expect(await seen(by.shopper, by.uuid)).toMatchObject([{ status: 'used', supplies_left: 0 }]);
    await expect(order(by)).rejects.toThrow('PRESCRIPTION_REQUIRED');
  });

  it('is read by its owner alone [health-66]', async () => {
    const { uuid } = await issued();
    for (const other of [shop.guest(), (await shop.user()).shopper, doctor()]) {
      expect(failure(await other.send(`query($uuid: ID!) { ${SEEN} }`, { uuid }))?.code).toBe('NOT_FOUND');
    }
  });

  it('is nothing that staff who act as the patient are told of [roles-13]', async () => {
    const { id, uuid, shopper } = await issued();
    const { agent } = await (await createAuditors(shop)).impersonate(id);
    const told = async (by: Shopper) =>
      at(
        await by.send('query($uuid: ID!) { telehealth_booking(uuid: $uuid) { has_script } }', { uuid }),
        'telehealth_booking.has_script',
      );
    expect([await told(shopper), await told(agent)]).toEqual([true, false]);
    expect(failure(await agent.send(`query($uuid: ID!) { ${SEEN} }`, { uuid }))?.code).toBe('FORBIDDEN');
  });

  it('is taken off file by a pharmacist as any other, which customer and practitioner see [health-37 health-65]', async () => {
    const by = await issued();
    const reference = await order(by);
    await accept(reference);
    const filed = { written_on: '2026-11-24', repeats_left: 1 };
    const off = { reference, line: 1, seen: filed, reason: 'asked' };
    expect(failure(await pharmacist.run('staff_scripts_take_off', off, 'script { state }'))).toBeUndefined();
    expect(await seen(by.shopper, by.uuid)).toMatchObject([{ status: 'off_file', supplies_left: 0 }]);
    const listed = await doctor().send(
      'query($uuid: ID!) { staff_appointment(uuid: $uuid) { scripts { can_withdraw taken_off { staff_name reason } } } }',
      { uuid: by.uuid },
    );
    expect(at(listed, 'staff_appointment.scripts')).toEqual([
      { can_withdraw: false, taken_off: { staff_name: 'Una User', reason: 'asked' } },
    ]);
    expect(failure(await withdrawScript(doctor(), by.uuid))?.code).toBe('FILED_OFF');
  });
});

it('is corrected within what was prescribed and not supplied, and keeps its day [health-37]', async () => {
  const by = await issued();
  const reference = await order(by);
  await accept(reference);
  const kept = { written_on: '2026-11-24', repeats_left: 1 };
  const correct = (to: object, from = kept) =>
    pharmacist.run(
      'staff_scripts_correct',
      { reference, line: 1, seen: from, ...from, ...to, reason: 'typed_wrong' },
      'script { on_file { repeats_left } }',
    );
  const fieldsOf = async (to: object) => (await correct(to)).errors?.[0]?.extensions.fields;
  expect(await fieldsOf({ repeats_left: 2 })).toEqual({
    repeats_left: 'That is more than is left of what was prescribed',
  });
  expect(await fieldsOf({ written_on: '2026-11-23' })).toEqual({
    written_on: 'This script was issued here on that day, which stays',
  });
  expect(failure(await correct({ repeats_left: 0 }))).toBeUndefined();
  const back = await correct({ repeats_left: 1 }, { ...kept, repeats_left: 0 });
  expect(at(back, 'staff_scripts_correct.script.on_file.repeats_left')).toBe(1);
});

it('a second script of the same medicine is none, nor one over what a colleague has issued meanwhile [health-63]', async () => {
  const by = await issued();
  const twice = await issueScript(doctor(), by.uuid, by.productId, { seen: 1 });
  expect(twice.errors?.[0]?.extensions.fields).toHaveProperty('product_id');
  const other = await medicine(shop);
  expect(failure(await issueScript(doctor(), by.uuid, other))?.code).toBe('SCRIPTS_CHANGED');
  const both = await Promise.all([
    issueScript(doctor(), by.uuid, other, { seen: 1 }),
    issueScript(doctor(), by.uuid, await medicine(shop), { seen: 1 }),
  ]);
  expect(both.map((answer) => failure(answer)?.code).sort()).toEqual(['SCRIPTS_CHANGED', undefined]);
});
