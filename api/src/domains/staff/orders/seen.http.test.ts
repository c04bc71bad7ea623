import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { checkAll, setPacked } from '../../../../test/shop/counter/packing';
import { at, failure, type GraphQLAnswer } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const support = beforeTests(async () => (await shop.user('support')).shopper);

const ORDER = 'order { queue refunded_total order { state is_approved timeline { state } } }';

async function placed(product: object = {}, quantity = 1): Promise<string> {
  const guest = shop.guest();
  const prices = [{ type: 'default' as const, value: 1000, min_qty: 1 }];
  const productId = await shop.product({ stock: 10, prices, ...product });
  const answer = await guest.place(await guest.readyCart(productId, quantity));
  return at(answer, 'checkout_place_order.order.reference');
}
async function pack(reference: string) {
  await checkAll(pharmacist, reference);
  return setPacked(pharmacist, reference);
}
const approve = (reference: string) => pharmacist.run('staff_orders_approve', { reference }, ORDER);
const cancel = (reference: string, seen: object) =>
  support.run('staff_orders_cancel', { reference, reason: 'customer_asked', ...seen }, ORDER);
const refund = (reference: string, over: object) =>
  support.run(
    'staff_orders_refund',
    {
      reference,
      key: randomUUID(),
      reason: 'damaged',
      lines: [{ line: 1, quantity: 1 }],
      shipping: false,
      ...over,
    },
    ORDER,
  );

it('cancels no order over the head of who has packed or approved it, unless knowingly', async () => {
  const reference = await placed({ schedule: '2' });
  await approve(reference);
  expect(failure(await cancel(reference, { seen_queue: 'review' }))).toEqual({
    code: 'ORDER_MOVED',
    message: 'Approved meanwhile by Una User. Cancel all the same?',
  });
  await pack(reference);
  expect(failure(await cancel(reference, { seen_queue: 'pack' }))).toEqual({
    code: 'ORDER_MOVED',
    message: 'Packed meanwhile by Una User. Cancel all the same?',
  });
  const answer = await cancel(reference, { seen_queue: 'dispatch' });
  expect(at(answer, 'staff_orders_cancel.order.order.state')).toBe('cancelled');
});

it('gives back the sum that the page showed, or nothing', async () => {
  const reference = await placed({}, 2);
  expect(failure(await refund(reference, { amount: 2000 }))).toEqual({
    code: 'REFUND_CHANGED',
    message: 'The refund has become $10.00 meanwhile. Please look at it again.',
  });
  const refunded = await refund(reference, { amount: 1000 });
  expect(at(refunded, 'staff_orders_refund.order.refunded_total')).toBe(1000);
  expect(failure(await cancel(reference, { amount: 2000 }))?.code).toBe('REFUND_CHANGED');
});

it('says of an order under review whether it is approved', async () => {
  const reference = await placed({ schedule: '2' });
  const query = `{ staff_order(reference: "${reference}") { order { is_approved } } }`;
  const order = async () => at(await support.send(query), 'staff_order.order.is_approved');
  expect(await order()).toBe(false);
  await approve(reference);
  expect(await order()).toBe(true);
  await pack(reference);
  expect(await order()).toBe(false);
});

const search = (words: object): Promise<GraphQLAnswer> =>
  support.send(
    'query($email: String, $name: String) { staff_orders(email: $email, name: $name) { data { reference } next } }',
    words,
  );

it('searches all queues by e-mail address and by the name of an account', async () => {
  const { id, shopper } = await shop.user();
  await shop
    .collection('customers')
    .updateOne({ _id: id }, { $set: { name_keys: ['zora quill', 'quill zora'] } });
  const productId = await shop.product({ stock: 10 });
  const references: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const answer = await shopper.place(await shopper.readyCart(productId, 1));
    references.unshift(at(answer, 'checkout_place_order.order.reference'));
  }
  await cancel(references[0] ?? '', {});
  const found = expect.arrayContaining(references.map((reference) => ({ reference })));
  for (const words of [{ email: shopper.email.toUpperCase() }, { name: 'Quill, Zó' }]) {
    const data = at<object[]>(await search(words), 'staff_orders.data');
    expect(data).toEqual(found);
    expect(data).toHaveLength(2);
  }
  expect(at(await search({ email: 'nobody@example.com' }), 'staff_orders.data')).toEqual([]);
  for (const words of [{}, { name: 'q' }]) expect(failure(await search(words))?.code).toBe('INVALID_INPUT');
});
