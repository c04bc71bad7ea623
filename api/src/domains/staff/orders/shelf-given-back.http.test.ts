import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { checkAll, setPacked } from '../../../../test/shop/counter/packing';
import { shelvesOf } from '../../../../test/shop/counter/shelves';
import { at } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const { put, left, collectCart } = shelvesOf(shop);
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);

const FIELDS = 'order { order { state } }';
const setState = (reference: string, state: string) =>
  pharmacist.run('staff_orders_set_state', { reference, state }, 'order { state }');
const refund = (reference: string, over: object) =>
  pharmacist.run(
    'staff_orders_refund',
    { reference, key: randomUUID(), reason: 'goodwill', shipping: false, ...over },
    FIELDS,
  );

/** An order to collect of three units, two of which the shelf had; the central stock had 20 before. */
async function ordered() {
  const guest = shop.guest();
  const id = await shop.product({ stock: 20 });
  const { cart, pharmacy } = await collectCart(guest, [[id, 3]]);
  await put(pharmacy, id, 2);
  const reference = at<string>(await guest.place(cart), 'checkout_place_order.order.reference');
  /** Units on the shelf and in the central stock. */
  const stocks = async () => [await left(pharmacy, id), await shop.stockOf(id)];
  expect(await stocks()).toEqual([0, 19]);
  return { reference, stocks };
}

describe('what staff take off an order to collect [shelves-04]', () => {
  it('goes back to where it was taken from while it waits at the counter, and nowhere once collected', async () => {
    const { reference, stocks } = await ordered();
    await checkAll(pharmacist, reference);
    await setPacked(pharmacist, reference);
    await setState(reference, 'dispatched');
    const refunded = await refund(reference, { lines: [{ line: 1, quantity: 2 }] });
    expect(at(refunded, 'staff_orders_refund.order.order.state')).toBe('dispatched');
    expect(await stocks()).toEqual([1, 20]);
    await setState(reference, 'delivered');
    await refund(reference, { lines: [{ line: 1, quantity: 1 }] });
    expect(await stocks()).toEqual([1, 20]);
  });

  it.each([
    ['cannot_supply', [2, 20]],
    ['out_of_stock', [0, 19]],
  ])(
    'of a line that is refused as %s leaves %j on the shelf and in the central stock',
    async (reason, after) => {
      const { reference, stocks } = await ordered();
      for (const _time of [1, 2]) {
        await pharmacist.run('staff_orders_refuse_line', { reference, line: 1, reason }, FIELDS);
        expect(await stocks()).toEqual(after);
      }
    },
  );

  it('of an order that is cancelled as out of stock goes nowhere', async () => {
    const { reference, stocks } = await ordered();
    await pharmacist.run('staff_orders_cancel', { reference, reason: 'out_of_stock' }, FIELDS);
    expect(await stocks()).toEqual([0, 19]);
  });
});
