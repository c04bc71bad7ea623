import { expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import { mailsTo } from '../../../../../test/server/outbox';
import { filedScript, prescriptionMedicine, userWithPatients } from '../../../../../test/shop/cart-patients';
import { at, failure, type Shopper } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const colleague = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const support = beforeTests(async () => (await shop.user('support')).shopper);

const DAY = '2026-11-20';
const SEEN = { written_on: DAY, repeats_left: 3 };

type Kept = Awaited<ReturnType<typeof kept>>;

/** A customer whose medicine is on file with three repeats, and an order from which it came. */
async function kept() {
  const people = await userWithPatients(shop);
  const medicine = await prescriptionMedicine(shop);
  const { shopper, first } = people;
  const cart_uuid = await shopper.newCart();
  await shopper.add(cart_uuid, medicine, 1, { patient_uuid: first, script_type: 'paper' });
  await shopper.makeReady(cart_uuid);
  const placed = await shopper.place(cart_uuid);
  const reference = at<string>(placed, 'checkout_place_order.order.reference');
  const filed = filedScript(medicine, {
    ...{ code: `${reference}-S1`, written_on: DAY, expires_on: '2027-11-20', repeats: 3, repeats_left: 3 },
  });
  await store(first, [filed]);
  return { ...people, medicine, reference };
}

const store = (patient: string, scripts_on_file: object[]) =>
  shop.collection('patients').updateOne({ _id: patient as never }, { $set: { scripts_on_file } });

const stored = async ({ first }: Kept) => {
  const patient = await shop.collection('patients').findOne({ _id: first as never });
  const scripts = (patient?.scripts_on_file ?? []) as Record<string, unknown>[];
  return scripts[0];
};

/** Orders the medicine on the script on file. @returns the reference */
async function repeat({ shopper, medicine, first }: Kept): Promise<string> {
  const cart_uuid = await shopper.newCart();
  const added = await shopper.add(cart_uuid, medicine, 1, { patient_uuid: first, script_type: 'onfile' });
  if (failure(added)) throw new Error(failure(added)?.code);
  await shopper.makeReady(cart_uuid);
  return at<string>(await shopper.place(cart_uuid), 'checkout_place_order.order.reference');
}

const SCRIPT = `script { on_file { written_on expires_on repeats_left taken_off { staff_name reason }
  corrections { staff_name reason from_written_on from_repeats_left } } }`;

const correct = (by: Shopper, { reference }: { reference: string }, over: object = {}) =>
  by.run(
    'staff_scripts_correct',
    { reference, line: 1, seen: SEEN, written_on: DAY, repeats_left: 1, reason: 'typed_wrong', ...over },
    SCRIPT,
  );
const takeOff = (by: Shopper, { reference }: { reference: string }, over: object = {}) =>
  by.run('staff_scripts_take_off', { reference, line: 1, seen: SEEN, reason: 'prescriber', ...over }, SCRIPT);

/** Mails to the account's own address, which its orders need not have. */
async function mailsAbout({ first }: Kept) {
  const patient = await shop.collection('patients').findOne({ _id: first as never });
  const account = await shop.collection('customers').findOne({ _id: String(patient?.user_id) as never });
  const mails = await mailsTo(shop.services, String(account?.email));
  return mails.filter(({ template }) => template === 'script_taken_off');
}

it('is corrected with a reason, in its day and repeats, which then count [health-37]', async () => {
  const by = await kept();
  const change = { written_on: '2026-01-31', repeats_left: 1 };
  for (const _twice of [1, 2]) {
    expect(at(await correct(pharmacist, by, change), 'staff_scripts_correct.script.on_file')).toEqual({
      ...{ ...change, expires_on: '2027-01-31', taken_off: null },
      corrections: [
        {
          ...{ staff_name: expect.stringMatching(/\S/), reason: 'typed_wrong' },
          ...{ from_written_on: DAY, from_repeats_left: 3 },
        },
      ],
    });
  }
  await repeat(by);
  await expect(repeat(by)).rejects.toThrow('PRESCRIPTION_REQUIRED');
});

it('is corrected to what a script can say, for a reason that there is, and only to something else', async () => {
  const by = await kept();
  for (const over of [
    { written_on: '2026-11-25' },
    { written_on: '2025-11-01' },
    { repeats_left: -1 },
    { repeats_left: 12 },
    { repeats_left: 3 },
    { reason: 'toString' },
    { reason: 'asked' },
  ]) {
    expect(failure(await correct(pharmacist, by, over))?.code).toBe('INVALID_INPUT');
  }
  expect(failure(await takeOff(pharmacist, by, { reason: 'typed_wrong' }))?.code).toBe('INVALID_INPUT');
  expect(failure(await takeOff(pharmacist, { reference: await repeat(by) }, { line: 2 }))?.code).toBe(
    'NOT_FOUND',
  );
  expect(await stored(by)).toMatchObject({ written_on: DAY, repeats_left: 2 });
});

it('is taken off file for good, and its customer is mailed once without a health detail [health-37]', async () => {
  const by = await kept();
  for (const _twice of [1, 2]) {
    const answer = await takeOff(pharmacist, by);
    expect(at(answer, 'staff_scripts_take_off.script.on_file')).toMatchObject({
      ...{ repeats_left: 0, taken_off: { reason: 'prescriber' } },
    });
  }
  await expect(repeat(by)).rejects.toThrow('PRESCRIPTION_REQUIRED');
  const [mail, ...others] = await mailsAbout(by);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Reason: Its prescriber has withdrawn or replaced it.');
  const product = await shop.collection('products').findOne({ _id: by.medicine as never });
  for (const secret of [String(product?.name), 'first User']) {
    expect(`${mail?.subject}${mail?.html}`).not.toContain(secret);
  }
  const taken = { code: 'FILED_OFF', message: expect.stringMatching(/ has taken this script off file\.$/) };
  expect(failure(await takeOff(colleague, by))).toEqual(taken);
  expect(failure(await correct(pharmacist, by))).toEqual(taken);
});

it('is neither corrected nor taken off while an order on a repeat waits for its check [health-37]', async () => {
  const by = await kept();
  const reference = await repeat(by);
  const seen = { ...SEEN, repeats_left: 2 };
  const inUse = {
    code: 'FILED_IN_USE',
    message: `Order ${reference} uses a repeat of this script. Please check it there first.`,
  };
  for (const place of [by, { reference }]) {
    expect(failure(await correct(pharmacist, place, { seen }))).toEqual(inUse);
    expect(failure(await takeOff(pharmacist, place, { seen }))).toEqual(inUse);
  }
  await pharmacist.run('staff_scripts_accept', { reference, line: 1, from: 'on_file' }, 'script { state }');
  expect(failure(await takeOff(pharmacist, { reference }, { seen }))).toBeUndefined();
  await by.shopper.run('orders_cancel', { reference, reason: 'changed_mind' }, 'order { state }');
  expect(await stored(by)).toMatchObject({ repeats_left: 0, taken_off: { reason: 'prescriber' } });
});

it('is neither corrected nor taken off while an AutoDelivery is charged for it [health-37]', async () => {
  const by = await kept();
  const owner = await shop.collection('patients').findOne({ _id: by.first as never });
  const item = { id: 'i', product_id: by.medicine, patient_uuid: by.first, script_type: 'onfile' };
  const charge = { milestone: 'charge', last_payment_status: 'pending' };
  const deliveries = shop.collection('autodeliveries');
  const _id = `of-${by.first}` as never;
  await deliveries.insertOne({ _id, user_id: owner?.user_id, status: 'active', ...charge, items: [item] });
  expect(failure(await takeOff(pharmacist, by))).toEqual({
    code: 'FILED_IN_USE',
    message: expect.stringContaining('An AutoDelivery is being charged'),
  });
  expect(failure(await correct(pharmacist, by))?.code).toBe('FILED_IN_USE');
  await deliveries.updateOne({ _id }, { $set: { last_payment_status: 'succeeded', milestone: 'delivery' } });
  expect(failure(await correct(pharmacist, by))).toBeUndefined();
  await deliveries.deleteOne({ _id });
});

it('never lets two pharmacists undo each other, nor goes over a repeat that was used meanwhile [health-37]', async () => {
  const by = await kept();
  const answers = await Promise.all([
    correct(pharmacist, by, { repeats_left: 1 }),
    correct(colleague, by, { repeats_left: 2 }),
  ]);
  const refused = answers.map(failure).filter(Boolean);
  expect(refused).toEqual([
    { code: 'FILED_MOVED', message: expect.stringMatching(/^\S+ .*has corrected this script meanwhile/) },
  ]);
  expect((await stored(by))?.corrections).toHaveLength(1);
  const { repeats_left } = (await stored(by)) as { repeats_left: number };
  const reference = await repeat(by);
  await pharmacist.run('staff_scripts_accept', { reference, line: 1, from: 'on_file' }, 'script { state }');
  expect(failure(await takeOff(pharmacist, by, { seen: { ...SEEN, repeats_left } }))).toEqual({
    code: 'FILED_MOVED',
    message: 'The repeats of this script have changed meanwhile. Please look at it again.',
  });
  expect(await mailsAbout(by)).toEqual([]);
});

it('is changed by pharmacists alone, each time put down in the log with its reason [roles-05]', async () => {
  const by = await kept();
  const { reference } = by;
  expect(failure(await takeOff(support, by))?.code).toBe('FORBIDDEN');
  expect(failure(await correct(by.shopper, by))?.code).toBe('FORBIDDEN');
  await correct(pharmacist, by);
  await takeOff(pharmacist, by, { seen: { ...SEEN, repeats_left: 1 } });
  const lines = await shop
    .collection('audit_events')
    .find({ touched: { name: 'reference', id: reference }, outcome: 'allowed' })
    .toArray();
  expect(lines.map(({ operation, reason }) => [operation, reason])).toEqual([
    ['staff_scripts_correct', 'It was put on file with a mistake'],
    ['staff_scripts_take_off', 'Its prescriber has withdrawn or replaced it'],
  ]);
});
