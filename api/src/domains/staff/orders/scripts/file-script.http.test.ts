import { addDays, scriptExpiry } from '@saltbush/contract';
import { expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import { filedScript, prescriptionMedicine, userWithPatients } from '../../../../../test/shop/cart-patients';
import { at, failure, type Shopper } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const colleague = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const support = beforeTests(async () => (await shop.user('support')).shopper);

/** The day of the test shop's clock. */
const TODAY = '2026-11-24';
const NOT_ON_FILE = {
  code: 'PRESCRIPTION_REQUIRED',
  message: 'We have no script on file for this patient and medicine. Please give us the script another way.',
};

type Buyer = Awaited<ReturnType<typeof userWithPatients>> & { medicine: number };

const buyer = async (over: object = {}): Promise<Buyer> => ({
  ...(await userWithPatients(shop, over)),
  medicine: await prescriptionMedicine(shop),
});

/** Fills a cart with the medicine, which has only to be placed. */
async function filled({ shopper, first, medicine }: Buyer, script_type: string): Promise<string> {
  const cart_uuid = await shopper.newCart();
  const added = await shopper.add(cart_uuid, medicine, 1, { patient_uuid: first, script_type });
  if (failure(added)) throw new Error(failure(added)?.code);
  await shopper.makeReady(cart_uuid);
  return cart_uuid;
}

async function ordered(by: Buyer, script_type: string): Promise<string> {
  const placed = await by.shopper.place(await filled(by, script_type));
  return at<string>(placed, 'checkout_place_order.order.reference');
}

const SCRIPT = 'script { state on_file { code written_on expires_on repeats_left } }';
const file = (by: Shopper, reference: string, over: object = {}) =>
  by.run('staff_scripts_file', { reference, line: 1, written_on: TODAY, repeats: 2, ...over }, SCRIPT);

/** Orders the medicine on paper, whose script is checked and valid. */
async function checked(by: Buyer): Promise<string> {
  const reference = await ordered(by, 'paper');
  for (const [step, from] of [
    ['arrive', 'awaited'],
    ['accept', 'arrived'],
  ]) {
    await pharmacist.run(`staff_scripts_${step}`, { reference, line: 1, from }, 'script { state }');
  }
  return reference;
}

const stored = async ({ first }: Buyer) => {
  const patient = await shop.collection('patients').findOne({ _id: first as never });
  return (patient?.scripts_on_file ?? []) as { code: string; repeats_left: number }[];
};

/** What the customer is offered for the medicine. */
const offered = async ({ shopper, medicine }: Buyer) =>
  at<object[]>(
    await shopper.send(
      `{ scripts_on_file(product_id: "${medicine}") { patient_uuid repeats_left expires_on } }`,
    ),
    'scripts_on_file',
  );

it('keeps a valid script on file, on which the patient orders as often as it has repeats [health-32 health-33]', async () => {
  const by = await buyer();
  await expect(filled(by, 'onfile')).rejects.toThrow('PRESCRIPTION_REQUIRED');
  const reference = await checked(by);
  expect(await offered(by)).toEqual([]);
  const on_file = { code: `${reference}-S1`, written_on: TODAY, expires_on: scriptExpiry(TODAY, '4') };
  expect(at(await file(pharmacist, reference), 'staff_scripts_file.script')).toEqual({
    state: 'valid',
    on_file: { ...on_file, repeats_left: 2 },
  });
  for (const repeats_left of [2, 1]) {
    const { expires_on } = on_file;
    expect(await offered(by)).toEqual([{ patient_uuid: by.first, repeats_left, expires_on }]);
    const repeat = await ordered(by, 'onfile');
    const query = `{ staff_script(reference: "${repeat}", line: 1) { state on_file { code repeats_left } } }`;
    expect(at(await pharmacist.send(query), 'staff_script')).toEqual({
      state: 'on_file',
      on_file: { code: on_file.code, repeats_left: repeats_left - 1 },
    });
  }
  expect(await offered(by)).toEqual([]);
  await expect(filled(by, 'onfile')).rejects.toThrow('PRESCRIPTION_REQUIRED');
});

it('is on file once however often it is put there, and never with other repeats', async () => {
  const by = await buyer();
  const reference = await checked(by);
  const answers = await Promise.all([1, 2, 3, 4].map(() => file(pharmacist, reference)));
  expect(answers.map(failure)).toEqual([undefined, undefined, undefined, undefined]);
  expect(await stored(by)).toMatchObject([{ code: `${reference}-S1`, repeats_left: 2 }]);
  await ordered(by, 'onfile');
  expect(failure(await file(colleague, reference))).toBeUndefined();
  expect(failure(await file(colleague, reference, { repeats: 5 }))?.code).toBe('SCRIPT_FILED');
  expect(await stored(by)).toMatchObject([{ repeats_left: 1 }]);
});

it('is refused before the check, with a day or repeats that no script has, and for a patient who is gone', async () => {
  const by = await buyer();
  const unchecked = await ordered(by, 'paper');
  expect(failure(await file(pharmacist, unchecked))).toEqual({
    code: 'SCRIPT_MOVED',
    message: 'This cannot be done now: the script is awaited by post.',
  });
  const reference = await checked(by);
  for (const over of [
    { written_on: addDays(TODAY, 1) },
    { written_on: addDays(TODAY, -367) },
    { written_on: 'today' },
    { repeats: 0 },
    { repeats: 12 },
  ]) {
    expect(failure(await file(pharmacist, reference, over))?.code).toBe('INVALID_INPUT');
  }
  expect(failure(await file(pharmacist, reference, { line: 2 }))?.code).toBe('NOT_FOUND');
  await by.shopper.run('patients_delete', { uuid: by.first }, 'uuid');
  expect(failure(await file(pharmacist, reference))?.message).toBe('Patient not found');
});

it('is kept by pharmacists alone, each time put down in the log [roles-05]', async () => {
  const by = await buyer();
  const reference = await checked(by);
  expect(failure(await file(support, reference))?.code).toBe('FORBIDDEN');
  expect(failure(await file(by.shopper, reference))?.code).toBe('FORBIDDEN');
  expect(await stored(by)).toEqual([]);
  await file(pharmacist, reference);
  const lines = await shop
    .collection('audit_events')
    .find({ operation: 'staff_scripts_file', touched: { name: 'reference', id: reference } })
    .sort({ _id: 1 })
    .toArray();
  expect(lines.map(({ outcome }) => outcome).sort()).toEqual(['allowed', 'refused']);
  expect(await stored(by)).toHaveLength(1);
});

it('has one repeat for one of the orders that are placed at the same time [health-33]', async () => {
  const medicine = await prescriptionMedicine(shop);
  const people = await userWithPatients(shop, {
    scripts_on_file: [filedScript(medicine, { repeats_left: 1 })],
  });
  const by = { ...people, medicine };
  const carts: string[] = [];
  for (const _one of [1, 2, 3]) {
    const cart = await filled(by, 'onfile');
    carts.push(cart);
    // A second device of the account has a cart of its own.
    await shop.collection('carts').updateOne({ _id: cart as never }, { $set: { open_key: cart } });
  }
  const answers = await Promise.all(carts.map((cart) => by.shopper.place(cart)));
  expect(answers.filter((answer) => !failure(answer))).toHaveLength(1);
  expect(await stored(by)).toMatchObject([{ repeats_left: 0 }]);
  const refused = answers.map(failure).filter(Boolean);
  expect(refused).toHaveLength(2);
  for (const one of refused) expect(one?.code).toMatch(/^PRESCRIPTION_REQUIRED$/);
  expect(refused).toContainEqual(NOT_ON_FILE);
});

it('has its repeat back once the order is cancelled, or the item refused by the pharmacy [health-33]', async () => {
  const medicine = await prescriptionMedicine(shop);
  const by = { ...(await userWithPatients(shop, { scripts_on_file: [filedScript(medicine)] })), medicine };
  const [cancelled, unsent] = [await ordered(by, 'onfile'), await ordered(by, 'onfile')];
  expect(await stored(by)).toMatchObject([{ repeats_left: 0 }]);
  for (const _twice of [1, 2]) {
    await by.shopper.run(
      'orders_cancel',
      { reference: cancelled, reason: 'changed_mind' },
      'order { state }',
    );
  }
  expect(await stored(by)).toMatchObject([{ repeats_left: 1 }]);
  const refusal = { reference: unsent, line: 1, reason: 'cannot_supply' };
  await pharmacist.run('staff_orders_refuse_line', refusal, 'order { queue }');
  expect(await stored(by)).toMatchObject([{ repeats_left: 2 }]);
});

it('ends when a pharmacist refuses it, and what arrives instead is a paper one [health-33]', async () => {
  const medicine = await prescriptionMedicine(shop);
  const script = filedScript(medicine, { repeats_left: 3 });
  const by = { ...(await userWithPatients(shop, { scripts_on_file: [script] })), medicine };
  const reference = await ordered(by, 'onfile');
  const refusal = { reference, line: 1, from: 'on_file', reason: 'other_patient' };
  await pharmacist.run('staff_scripts_refuse', refusal, 'script { state }');
  expect(await stored(by)).toMatchObject([{ repeats_left: 0 }]);
  await expect(filled(by, 'onfile')).rejects.toThrow('PRESCRIPTION_REQUIRED');
  await pharmacist.run('staff_scripts_arrive', { reference, line: 1, from: 'refused' }, 'script { state }');
  const query = `{ staff_script(reference: "${reference}", line: 1) { kind state on_file { code } } }`;
  expect(at(await pharmacist.send(query), 'staff_script')).toEqual({
    ...{ kind: 'paper', state: 'arrived', on_file: null },
  });
});

it('says in the cart when its last repeat was used up, and counts neither expired ones nor other patients’', async () => {
  const medicine = await prescriptionMedicine(shop);
  const expired = filedScript(medicine, { code: 'SB-0000-0000-S1', expires_on: addDays(TODAY, -1) });
  const last = filedScript(medicine, { repeats_left: 1 });
  const people = await userWithPatients(shop, { scripts_on_file: [expired, last] });
  const by = { ...people, medicine };
  const cart = await filled(by, 'onfile');
  const filter = { _id: by.first as never };
  await shop.collection('patients').updateOne(filter, { $set: { scripts_on_file: [expired] } });
  const query = `{ cart(uuid: "${cart}") { items { errors { code } } } }`;
  expect(at(await by.shopper.send(query), 'cart.items')).toEqual([
    { errors: [{ code: 'prescription_required' }] },
  ]);
  expect(await offered(by)).toMatchObject([{ patient_uuid: by.second }]);
  expect(await offered({ ...(await buyer()), medicine })).toEqual([]);
});
