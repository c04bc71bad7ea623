import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import { prescriptionMedicine, userWithPatients } from '../../../../../test/shop/cart-patients';
import { at, failure, type Shopper } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';

const shop = testShop();
const mei = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const jo = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const kim = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const support = beforeTests(async () => (await shop.user('support')).shopper);

const MINUTE = 60_000;

interface Claim {
  key: string;
  staff_name: string;
  is_mine: boolean;
  is_taken_from_me: boolean;
}
interface Place {
  reference: string;
  line?: number;
}

async function toReview(): Promise<Place> {
  const guest = shop.guest();
  const productId = await shop.product({ stock: 10, schedule: '2' });
  const answer = await guest.place(await guest.readyCart(productId));
  return { reference: at<string>(answer, 'checkout_place_order.order.reference') };
}

/** A paper script that has arrived. */
async function toCheck(): Promise<Required<Place>> {
  const { shopper, first } = await userWithPatients(shop);
  const cart_uuid = await shopper.newCart();
  const medicine = await prescriptionMedicine(shop);
  await shopper.add(cart_uuid, medicine, 1, { patient_uuid: first, script_type: 'paper' });
  await shopper.makeReady(cart_uuid);
  const placed = await shopper.place(cart_uuid);
  const reference = at<string>(placed, 'checkout_place_order.order.reference');
  const input = { reference, line: 1, from: 'awaited' };
  await mei.run('staff_scripts_arrive', input, 'script { state }');
  return { reference, line: 1 };
}

const claims = () => shop.db.collection<{ _id: string; expires_at: Date }>('staff_claims');
const codeOf = ({ reference, line }: Place) => (line ? `${reference}-S${line}` : reference);
const endsIn = async (place: Place) =>
  Number((await claims().findOne({ _id: codeOf(place) }))?.expires_at) - shop.clock.now().getTime();
const endIn = (place: Place, ms: number) =>
  claims().updateOne(
    { _id: codeOf(place) },
    { $set: { expires_at: new Date(shop.clock.now().getTime() + ms) } },
  );

const FIELDS = 'claim { key staff_name is_mine is_taken_from_me }';
const run = async (by: Shopper, step: string, input: object): Promise<Claim | null> =>
  at(await by.run(`staff_claims_${step}`, input, FIELDS), `staff_claims_${step}.claim`);
const take = (by: Shopper, place: Place) => run(by, 'take', place);
const ONE = `query($reference: String!, $line: Int) { staff_claim(reference: $reference, line: $line) {
  key staff_name is_mine is_taken_from_me } }`;
const look = async (by: Shopper, place: Place): Promise<Claim | null> =>
  at(await by.send(ONE, place), 'staff_claim');

/** What a colleague's queue says of it. */
async function inQueue(by: Shopper, place: Place): Promise<boolean | undefined> {
  const list = place.line ? 'staff_scripts(queue: arrived)' : 'staff_orders(queue: review, newest: true)';
  const answer = await by.send(`{ ${list} { claims { code is_mine } } }`);
  const found = at<{ code: string; is_mine: boolean }[]>(answer, `${list.split('(')[0]}.claims`);
  return found.find(({ code }) => code === codeOf(place))?.is_mine;
}

describe.each([
  ['an order’s review', toReview],
  ['a script', toCheck],
])('a claim of %s', (_what, waiting) => {
  it('tells colleagues in the queue and on the page who works on it [roles-30]', async () => {
    const place = await waiting();
    expect(await inQueue(jo, place)).toBeUndefined();
    const mine = await take(mei, place);
    expect(mine).toMatchObject({ is_mine: true, is_taken_from_me: false });
    expect(await take(jo, place)).toMatchObject({ key: mine?.key, is_mine: false });
    expect(await look(jo, place)).toMatchObject({ staff_name: mine?.staff_name, is_mine: false });
    expect(await inQueue(jo, place)).toBe(false);
    expect(await inQueue(mei, place)).toBe(true);
  });

  it('is one person’s, however many begin at the same moment [roles-30]', async () => {
    const place = await waiting();
    const several = [mei, jo, kim].flatMap((by) => [by, by, by]);
    const taken = await Promise.all(several.map((by) => take(by, place)));
    expect(new Set(taken.map((claim) => claim?.key)).size).toBe(1);
    expect(taken.filter((claim) => claim?.is_mine)).toHaveLength(3);
  });

  it('expires ten minutes after its last use, and is then the next one’s [roles-30]', async () => {
    const place = await waiting();
    const first = await take(mei, place);
    expect(await endsIn(place)).toBe(10 * MINUTE);
    await endIn(place, MINUTE);
    expect(await take(mei, place)).toMatchObject({ key: first?.key });
    expect(await endsIn(place)).toBe(10 * MINUTE);
    await endIn(place, 1);
    expect(await look(jo, place)).toMatchObject({ key: first?.key });
    expect(await endsIn(place)).toBe(1);
    await endIn(place, 0);
    expect(await look(jo, place)).toBeNull();
    expect(await inQueue(jo, place)).toBeUndefined();
    const both = await Promise.all([take(jo, place), take(kim, place)]);
    expect(new Set(both.map((claim) => claim?.key)).size).toBe(1);
    expect(both.filter((claim) => claim?.is_mine)).toHaveLength(1);
  });

  it('is taken over at once, which its holder sees, and the log has that alone [roles-31]', async () => {
    const place = await waiting();
    const { key } = (await take(mei, place)) as Claim;
    const both = await Promise.all([
      run(jo, 'take_over', { ...place, key }),
      run(kim, 'take_over', { ...place, key }),
    ]);
    expect(both.filter((claim) => claim?.is_mine)).toHaveLength(1);
    expect(new Set(both.map((claim) => claim?.key)).size).toBe(1);
    expect(await take(mei, place)).toMatchObject({ is_mine: false, is_taken_from_me: true });
    // What is gone cannot be taken over: the one who has it now keeps it.
    const now = await look(mei, place);
    await run(mei, 'take_over', { ...place, key });
    expect((await look(mei, place))?.key).toBe(now?.key);
    const logged = await shop
      .collection('audit_events')
      .find({ operation: /^staff_claim/, touched: { name: 'reference', id: place.reference } })
      .toArray();
    expect(logged.map(({ operation }) => operation)).toEqual(Array(3).fill('staff_claims_take_over'));
  });

  it('ends when its holder leaves, not when a colleague does [roles-30]', async () => {
    const place = await waiting();
    const mine = await take(mei, place);
    expect(await run(jo, 'leave', place)).toMatchObject({ key: mine?.key });
    expect(await run(mei, 'leave', place)).toBeNull();
    expect(await take(jo, place)).toMatchObject({ is_mine: true });
  });
});

it('ends with the decision, which a colleague can take all the same [roles-31]', async () => {
  const order = await toReview();
  await take(mei, order);
  at(await jo.run('staff_orders_approve', order, 'order { queue }'), 'staff_orders_approve');
  expect(await look(mei, order)).toBeNull();
  expect(await take(mei, order)).toBeNull();
  const script = await toCheck();
  await take(mei, script);
  at(
    await jo.run('staff_scripts_accept', { ...script, from: 'arrived' }, 'script { state }'),
    'staff_scripts_accept',
  );
  expect(await look(mei, script)).toBeNull();
  expect(await take(mei, script)).toBeNull();
});

it('is for those who review, of what there is', async () => {
  const place = await toReview();
  expect(failure(await support.run('staff_claims_take', place, FIELDS))?.code).toBe('FORBIDDEN');
  const nothing = { reference: 'SB-2222-2222' };
  expect(failure(await mei.run('staff_claims_take', nothing, FIELDS))?.code).toBe('NOT_FOUND');
  const noScript = { ...place, line: 1 };
  expect(failure(await mei.run('staff_claims_take', noScript, FIELDS))?.code).toBe('NOT_FOUND');
});
