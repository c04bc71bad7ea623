import { expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import { at } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);

async function lengths(): Promise<Record<string, number>> {
  const answer = await pharmacist.send('{ staff_order_queues { queue count } }');
  const queues = at<{ queue: string; count: number }[]>(answer, 'staff_order_queues');
  return Object.fromEntries(queues.map(({ queue, count }) => [queue, count]));
}

async function placed(): Promise<string> {
  const guest = shop.guest();
  const productId = await shop.product({ stock: 10, schedule: '2' });
  const answer = await guest.place(await guest.readyCart(productId, 1));
  return at(answer, 'checkout_place_order.order.reference');
}

const listed = async (queue: string): Promise<string[]> => {
  const answer = await pharmacist.send(
    `{ staff_orders(queue: ${queue}, newest: true) { data { reference } } }`,
  );
  return at<{ reference: string }[]>(answer, 'staff_orders.data').map(({ reference }) => reference);
};

it('counts each order in the queue that lists it, before and after its approval [roles-32]', async () => {
  const before = await lengths();
  const [one, other] = [await placed(), await placed()];
  expect(await lengths()).toEqual({ ...before, review: (before.review ?? 0) + 2 });
  await pharmacist.run('staff_orders_approve', { reference: one }, 'order { queue }');
  expect(await lengths()).toEqual({
    ...before,
    review: (before.review ?? 0) + 1,
    pack: (before.pack ?? 0) + 1,
  });
  expect([(await listed('review')).includes(one), (await listed('pack')).includes(one)]).toEqual([
    false,
    true,
  ]);
  expect([(await listed('review')).includes(other), (await listed('pack')).includes(other)]).toEqual([
    true,
    false,
  ]);
});

it('counts nothing that has no goods, which is listed with what has ended [roles-32]', async () => {
  const before = await lengths();
  const reference = await placed();
  const orders = shop.collection('orders');
  await orders.updateOne({ reference }, { $set: { state: 'placed', shipping_method: null } });
  expect(await lengths()).toEqual(before);
  expect([(await listed('pack')).includes(reference), (await listed('ended')).includes(reference)]).toEqual([
    false,
    true,
  ]);
});
