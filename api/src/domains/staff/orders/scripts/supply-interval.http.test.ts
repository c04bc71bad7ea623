import { expect, it } from 'vitest';
import { filedScript, userWithPatients } from '../../../../../test/shop/cart-patients';
import { at, failure } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';

const shop = testShop();
const DAY_MS = 86_400_000;
const DAYS = 21;
const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS);

/** A patient with a script on file for a medicine, supplied so many days ago. */
async function buyer(suppliedDaysAgo: number[], rules: object = { min_days_between_supplies: DAYS }) {
  const medicine = await shop.product({ schedule: '4', requires_prescription: true, ...rules });
  const supplied_at = suppliedDaysAgo.map(daysAgo);
  const scripts_on_file = [filedScript(medicine, { repeats: 5, repeats_left: 5, supplied_at })];
  return { ...(await userWithPatients(shop, { scripts_on_file })), medicine };
}
type Buyer = Awaited<ReturnType<typeof buyer>>;

const TOO_EARLY = (day: string) => ({
  code: 'SUPPLY_TOO_EARLY',
  message: `This medicine can be supplied again from ${day}.`,
});

async function add({ shopper, first, medicine }: Buyer, script_type = 'onfile') {
  const cart = await shopper.newCart();
  const added = await shopper.add(cart, medicine, 1, { patient_uuid: first, script_type });
  return { cart, refused: failure(added) };
}

/** A cart in which the medicine has only to be ordered; a second device of the account has one of its own. */
async function filled(by: Buyer): Promise<string> {
  const { cart, refused } = await add(by);
  if (refused) throw new Error(refused.code);
  await by.shopper.makeReady(cart);
  await shop.collection('carts').updateOne({ _id: cart as never }, { $set: { open_key: cart } });
  return cart;
}

const offered = async ({ shopper, medicine }: Buyer) =>
  at(
    await shopper.send(`{ scripts_on_file(product_id: "${medicine}") { repeats_left next_supply_on } }`),
    'scripts_on_file.0',
  );

it.each([
  [[10], '5 December 2026', '2026-12-05'],
  [[60, 20], '25 November 2026', '2026-11-25'],
  [[20, 60], '25 November 2026', '2026-11-25'],
  [[0], '15 December 2026', '2026-12-15'],
])('is not supplied again %j days after its supplies, and says when it is [health-51]', async (...row) => {
  const [supplied, day, next_supply_on] = row;
  const by = await buyer(supplied);
  expect((await add(by)).refused).toEqual(TOO_EARLY(day));
  expect(await offered(by)).toEqual({ repeats_left: 5, next_supply_on });
});

it.each([
  [[21], { min_days_between_supplies: DAYS }],
  [[], { min_days_between_supplies: DAYS }],
  [[0], {}],
  [[0], { min_days_between_supplies: null }],
])('is supplied %j days after its supplies with %j [health-51]', async (supplied, rules) => {
  const by = await buyer(supplied, rules);
  expect((await add(by)).refused).toBeUndefined();
  expect(await offered(by)).toEqual({ repeats_left: 5, next_supply_on: null });
});

it('is supplied once of the orders that are placed at the same time, though it has more repeats [health-33 health-51]', async () => {
  const by = await buyer([40]);
  const carts = [await filled(by), await filled(by), await filled(by)];
  const answers = await Promise.all(carts.map((cart) => by.shopper.place(cart)));
  expect(answers.filter((answer) => !failure(answer))).toHaveLength(1);
  expect(await offered(by)).toEqual({ repeats_left: 4, next_supply_on: '2026-12-15' });
  const [late] = carts.filter((_cart, index) => failure(answers[index] ?? {}));
  const refused = failure(await by.shopper.place(late ?? ''));
  expect(refused?.message).toContain('This medicine can be supplied again from 15 December 2026.');
});

it('may be supplied again once the order on the repeat is cancelled [health-33 health-51]', async () => {
  const by = await buyer([40]);
  const placed = await by.shopper.place(await filled(by));
  const reference = at<string>(placed, 'checkout_place_order.order.reference');
  expect((await add(by)).refused).toEqual(TOO_EARLY('15 December 2026'));
  await by.shopper.run('orders_cancel', { reference, reason: 'changed_mind' }, 'order { state }');
  expect(await offered(by)).toEqual({ repeats_left: 5, next_supply_on: null });
  expect((await add(by)).refused).toBeUndefined();
});

it('waits whichever script of the medicine was supplied, and for that patient alone [health-51]', async () => {
  const by = await buyer([5]);
  const other = filedScript(by.medicine, { code: 'SB-0000-0001-S1', expires_on: '2027-01-01' });
  const patients = shop.collection('patients');
  await patients.updateOne({ _id: by.first as never }, { $push: { scripts_on_file: other } as never });
  await patients.updateOne({ _id: by.second as never }, { $set: { scripts_on_file: [other] } });
  expect((await add(by)).refused).toEqual(TOO_EARLY('10 December 2026'));
  expect((await add({ ...by, first: by.second })).refused).toBeUndefined();
});

it('counts from the order that it was put on file with, later on, until that is cancelled [health-32 health-51]', async () => {
  const by = await buyer([]);
  const unset = { $set: { scripts_on_file: [] } };
  await shop.collection('patients').updateOne({ _id: by.first as never }, unset);
  const { cart } = await add(by, 'paper');
  await by.shopper.makeReady(cart);
  const reference = at<string>(await by.shopper.place(cart), 'checkout_place_order.order.reference');
  const ordered = shop.clock.now();
  shop.clock.current = new Date(ordered.getTime() + 5 * DAY_MS);
  const { shopper: pharmacist } = await shop.user('pharmacist');
  for (const [step, from] of [
    ['arrive', 'awaited'],
    ['accept', 'arrived'],
  ]) {
    await pharmacist.run(`staff_scripts_${step}`, { reference, line: 1, from }, 'script { state }');
  }
  const filing = { reference, line: 1, written_on: '2026-11-24', repeats: 2 };
  await pharmacist.run('staff_scripts_file', filing, 'script { state }');
  shop.clock.current = ordered;
  expect(await offered(by)).toEqual({ repeats_left: 2, next_supply_on: '2026-12-15' });
  expect((await add(by)).refused).toEqual(TOO_EARLY('15 December 2026'));
  await by.shopper.run('orders_cancel', { reference, reason: 'changed_mind' }, 'order { state }');
  expect(await offered(by)).toEqual({ repeats_left: 2, next_supply_on: null });
});
