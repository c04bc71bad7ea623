import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);

const FIELDS = `order { refunded_total order { state returns { state is_refunded_before received_at }
  refunds { amount } } }`;

/** A delivered order of three units at $10.00, of which two are sent back and some were refunded by hand meanwhile. */
async function refundedMeanwhile(quantity: number) {
  const { shopper } = await shop.user();
  const prices = [{ type: 'default' as const, min_qty: 1, value: 1000 }];
  const productId = await shop.product({ stock: 10, prices });
  const answer = await shopper.place(await shopper.readyCart(productId, 3));
  const reference = at<string>(answer, 'checkout_place_order.order.reference');
  const timeline = [{ state: 'delivered', at: shop.clock.now() }];
  await shop.collection('orders').updateOne({ reference }, { $set: { state: 'delivered', timeline } });
  const lines = [{ line: 1, quantity: 2, reason: 'changed_mind' }];
  await shopper.run('orders_request_return', { reference, key: randomUUID(), lines }, 'order { reference }');
  const refund = { reference, key: randomUUID(), reason: 'goodwill', lines: [{ line: 1, quantity }] };
  at(await pharmacist.run('staff_orders_refund', refund, FIELDS), 'staff_orders_refund.order');
  return { shopper, reference, productId, code: `${reference}-R1` };
}
const accept = ({ reference, code }: { reference: string; code: string }, over: object = {}) =>
  pharmacist.run(
    'staff_returns_accept',
    { reference, code, lines: [{ line: 1, quantity: 2 }], restock: true, ...over },
    FIELDS,
  );

it.each([2, 3])(
  'closes a return whose units were refunded before (%i of 3), once and without money',
  async (units) => {
    const sent = await refundedMeanwhile(units);
    const before = (await mailsTo(shop.services, sent.shopper.email)).length;
    expect(failure(await accept(sent, { amount: 2000 }))?.code).toBe('REFUND_CHANGED');
    for (const answer of [await accept(sent, { amount: 0 }), await accept(sent)]) {
      expect(at(answer, 'staff_returns_accept.order')).toMatchObject({
        refunded_total: units * 1000,
        order: {
          returns: [{ state: 'received', is_refunded_before: true, received_at: expect.any(String) }],
          refunds: [{ amount: units * 1000 }],
        },
      });
    }
    expect(await mailsTo(shop.services, sent.shopper.email)).toHaveLength(before);
    expect(await shop.stockOf(sent.productId)).toBe(9);
  },
);

it('refunds of a return what was not refunded before, and takes all of it back', async () => {
  const sent = await refundedMeanwhile(1);
  const answer = await accept(sent, { amount: 1000 });
  expect(at(answer, 'staff_returns_accept.order')).toMatchObject({
    refunded_total: 2000,
    order: { returns: [{ state: 'received', is_refunded_before: false }] },
  });
  expect(await shop.stockOf(sent.productId)).toBe(9);
});
