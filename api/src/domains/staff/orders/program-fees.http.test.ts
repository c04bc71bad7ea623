import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { programOf } from '../../../../test/shop/program';
import { at, failure, type GraphQLAnswer } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);

const ORDER = 'order { queue order { state } }';

const refund = (reference: string, line: number) =>
  pharmacist.run(
    'staff_orders_refund',
    { reference, key: randomUUID(), reason: 'goodwill', lines: [{ line, quantity: 1 }], shipping: false },
    ORDER,
  );
const cancel = (reference: string) =>
  pharmacist.run('staff_orders_cancel', { reference, reason: 'customer_asked' }, ORDER);
const refuse = (reference: string, line: number) =>
  pharmacist.run('staff_orders_refuse_line', { reference, line, reason: 'cannot_supply' }, ORDER);
const refunds = async (reference: string) =>
  (await shop.collection('orders').findOne({ reference }))?.refunds ?? [];

/** The order of a program's first fee, as earlier releases left it: placed, with nothing to send. */
async function feeOfOldRelease(): Promise<string> {
  const { subscription_id } = await program.enrolled();
  const { orders } = await program.money(subscription_id);
  const reference = orders[0]?.reference ?? '';
  const created_at = new Date('2020-01-01T00:00:00Z');
  await shop.collection('orders').updateOne({ reference }, { $set: { state: 'placed', created_at } });
  return reference;
}

/** An order under review of a medicine with the month's fee, as a renewal places it. */
async function feeWithGoods(): Promise<string> {
  const guest = shop.guest();
  const productId = await shop.product({ stock: 10, schedule: '2' });
  const placed = await guest.place(await guest.readyCart(productId, 1));
  const reference = at<string>(placed, 'checkout_place_order.order.reference');
  const order = await shop.collection('orders').findOne({ reference });
  const [item] = (order?.items ?? []) as object[];
  const fee = { ...item, product_id: 0, code: 'PROGRAM-1', name: 'Weight Management Program', schedule: '' };
  await shop.collection('orders').updateOne({ reference }, { $set: { items: [item, fee] } });
  return reference;
}

it('gives no fee of a program back as an order, and names the desk that does', async () => {
  const reference = await feeOfOldRelease();
  for (const answer of [await cancel(reference), await refund(reference, 1), await refuse(reference, 1)]) {
    expect(failure(answer)).toEqual({
      code: 'PROGRAM_FEE',
      message: expect.stringContaining('/staff/programs'),
    });
  }
  expect(await refunds(reference)).toEqual([]);
});

it('gives goods back that were ordered with a fee; the fee alone waits for nobody', async () => {
  const reference = await feeWithGoods();
  for (const answer of [await cancel(reference), await refund(reference, 2), await refuse(reference, 2)]) {
    expect(failure(answer)?.code).toBe('PROGRAM_FEE');
  }
  const answer = await refuse(reference, 1);
  expect(at(answer, 'staff_orders_refuse_line.order')).toEqual({
    queue: 'ended',
    order: { state: 'delivered' },
  });
  expect(await refunds(reference)).toHaveLength(1);
});

const page = (queue: string, newest = false): Promise<GraphQLAnswer> =>
  pharmacist.send(
    `query($queue: StaffOrderQueue!, $newest: Boolean) { staff_orders(queue: $queue, newest: $newest) {
      data { reference } } }`,
    { queue, newest },
  );

it('keeps what has nothing to send out of the pharmacy’s queues', async () => {
  const reference = await feeOfOldRelease();
  const listed = expect.arrayContaining([{ reference }]);
  expect(at(await page('pack'), 'staff_orders.data')).not.toEqual(listed);
  expect(at(await page('ended'), 'staff_orders.data')).toEqual(listed);
  const lengths = at<{ queue: string; oldest_at: string | null }[]>(
    await pharmacist.send('{ staff_order_queues { queue oldest_at } }'),
    'staff_order_queues',
  );
  expect(lengths.find(({ queue }) => queue === 'pack')?.oldest_at ?? '').not.toMatch(/^2020/);
  const packed = await pharmacist.run(
    'staff_orders_set_state',
    { reference, state: 'packed' },
    'order { state }',
  );
  expect(failure(packed)?.code).toBe('NOTHING_TO_SEND');
});
