import { expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { filedScript } from '../../../../test/shop/cart-patients';
import { begunConsult, complete } from '../../../../test/shop/certificates/issuing';
import { failure } from '../../../../test/shop/shopper';
import {
  heldFor,
  issueScript,
  medicine,
  withdrawScript,
} from '../../../../test/shop/telehealth/issued-scripts';
import { freeSlots } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const doctors = beforeTests(() => Promise.all([shop.user('practitioner'), shop.user('practitioner')]));
const slot = freeSlots();
const [first, second] = [() => doctors[0].shopper, () => doctors[1].shopper];

type Held = Awaited<ReturnType<typeof heldFor>>;

/** Another consultation of the same patient, with another practitioner. */
async function heldAgain({ shopper, patient_uuid }: Held): Promise<string> {
  const uuid = await begunConsult(shop, shopper, { starts_at: slot(), guest: null, patient_uuid });
  await complete(second(), uuid);
  return uuid;
}

const refusal = (answer: Awaited<ReturnType<typeof issueScript>>) => answer.errors?.[0]?.extensions.fields;
const patients = () => shop.collection('patients');
const putOnFile = (patient_uuid: string, scripts_on_file: object[]) =>
  patients().updateOne({ _id: patient_uuid as never }, { $set: { scripts_on_file } });

it('no second script of a medicine is issued, in whichever consultation, until the first is withdrawn [health-63]', async () => {
  const held = await heldFor(shop, first(), slot());
  const productId = await medicine(shop);
  expect(failure(await issueScript(first(), held.uuid, productId))).toBeUndefined();
  const again = await heldAgain(held);
  expect(refusal(await issueScript(second(), again, productId))).toEqual({
    product_id:
      'Una User issued a script of it on 24 November 2026, with 3 supplies left. Please withdraw it first, or ask our pharmacists to take it off file',
  });
  expect(failure(await withdrawScript(second(), held.uuid))).toBeUndefined();
  expect(failure(await issueScript(second(), again, productId))).toBeUndefined();
});

it('a script that came with an order stands in the way too, until it can no longer be dispensed [health-63]', async () => {
  const { uuid, patient_uuid } = await heldFor(shop, first(), slot());
  const productId = await medicine(shop);
  const filed_at = new Date('2026-11-02T02:00:00Z');
  const kept = filedScript(productId, { staff_id: doctors[1].id, filed_at, repeats_left: 1 });
  await putOnFile(patient_uuid, [kept]);
  expect(refusal(await issueScript(first(), uuid, productId))).toEqual({
    product_id:
      'Una User put a script of it on file on 2 November 2026, with 1 supply left. Please ask our pharmacists to take it off file',
  });
  await putOnFile(patient_uuid, [{ ...kept, expires_on: '2026-11-23' }]);
  expect(failure(await issueScript(first(), uuid, productId))).toBeUndefined();
});

it('one that was used up or taken off file stands in nobody’s way, in its own consultation neither [health-63]', async () => {
  const { uuid, patient_uuid } = await heldFor(shop, first(), slot());
  const productId = await medicine(shop);
  const change = (script: object) => {
    const set = Object.entries(script).map(([key, value]) => [`scripts_on_file.$[].${key}`, value]);
    return patients().updateOne({ _id: patient_uuid as never }, { $set: Object.fromEntries(set) });
  };
  await issueScript(first(), uuid, productId);
  expect(refusal(await issueScript(first(), uuid, productId, { seen: 1 }))).toHaveProperty('product_id');
  await change({ repeats_left: 0 });
  expect(failure(await issueScript(first(), uuid, productId, { seen: 1 }))).toBeUndefined();
  const by = { staff_id: 'p', staff_name: 'Pia', at: new Date(), reason: 'asked' };
  await change({ repeats_left: 0, taken_off: by });
  expect(failure(await issueScript(first(), uuid, productId, { seen: 2 }))).toBeUndefined();
});

it('what a program of the patient prescribes is prescribed there, until it ends [health-63]', async () => {
  const { id, uuid, patient_uuid } = await heldFor(shop, first(), slot());
  const productId = await medicine(shop);
  const item = { id: 'i', product_id: productId, quantity: 1, is_prescribed: true, repeats_left: 3 };
  const programs = shop.collection('journey_subscriptions');
  const program = { _id: `of-${id}` as never, user_id: id, patient_uuid, status: 'active', items: [item] };
  await programs.insertOne({ ...program, version: 1, journey_id: 1, created_at: new Date() });
  expect(refusal(await issueScript(first(), uuid, productId))).toEqual({
    product_id: 'A program of this patient prescribes it already. Please prescribe it there',
  });
  await programs.updateOne({ _id: program._id }, { $set: { status: 'cancelled' } });
  expect(failure(await issueScript(first(), uuid, productId))).toBeUndefined();
});
