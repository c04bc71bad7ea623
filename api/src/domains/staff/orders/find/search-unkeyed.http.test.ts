import { beforeEach, expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import { at } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';
import { orderKeys } from '../../../../jobs/order-keys';
import { ensureIndexes } from '../../../orders/desk/found-by';

const shop = testShop();
const support = beforeTests(async () => (await shop.user('support')).shopper);

async function found(words: { code?: string }): Promise<string[]> {
  const answer = await support.send(
    'query($code: String) { staff_orders(code: $code) { data { reference } } }',
    words,
  );
  return at<{ reference: string }[]>(answer, 'staff_orders.data').map(({ reference }) => reference);
}

let productId: number;
let references: string[];
beforeEach(async () => {
  productId = await shop.product({ stock: 10 });
  const { shopper } = await shop.user();
  references = [];
  for (let count = 0; count < 3; count += 1) {
    const answer = await shopper.place(await shopper.readyCart(productId, 1));
    references.unshift(at(answer, 'checkout_place_order.order.reference'));
  }
});
const codeOf = async () =>
  (await shop.db.collection<{ _id: number; code: string }>('products').findOne({ _id: productId }))?.code;

it('finds orders of earlier releases from the next start [roles-34]', async () => {
  const orders = shop.db.collection('orders');
  await orders.updateMany({ reference: { $in: references } }, { $unset: { found_by: 1 } });
  const code = await codeOf();
  expect(await found({ code })).toEqual([]);
  await ensureIndexes(shop.db);
  expect((await found({ code })).sort()).toEqual([...references].sort());
});

it('finds what an api of an earlier release stores or sends, from the next run of a job [roles-34]', async () => {
  const orders = shop.db.collection('orders');
  const [stored, sent, unnumbered] = references;
  await orders.updateOne({ reference: stored }, { $unset: { found_by: 1 } });
  const send = (reference: string | undefined, number: string) =>
    orders.updateOne({ reference }, { $set: { state: 'dispatched', tracking: { carrier: 'Post', number } } });
  await send(sent, '33OLD 00 77001');
  await send(unnumbered, '...');
  const code = await codeOf();
  const both = [{ code }, { code: '33OLD0077001' }];
  expect((await Promise.all(both.map(found))).map(({ length }) => length)).toEqual([2, 0]);
  await orderKeys(shop.services)?.run(new AbortController().signal);
  expect((await found({ code })).sort()).toEqual([...references].sort());
  expect(await found({ code: '33OLD0077001' })).toEqual([sent]);
});
