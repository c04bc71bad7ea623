import { randomUUID } from 'node:crypto';
import { everythingLeft } from '@saltbush/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopOffers } from '../../../../test/shop/counter/offers';
import { at, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import type { OrderDocument } from '../documents';
import { orderData } from '../personal-data';
import { cancelOrder } from './cancel-order';
import { refundOrder } from './refund-order';

let zinc: number;
const shop = testShop();
const { offer, usesOf, offered } = shopOffers(shop);
beforeAll(async () => {
  zinc = await shop.product({ stock: 1000 });
});

const orders = () => shop.db.collection<OrderDocument>('orders');

/** Uses a code that is for one order of each customer. @returns the code and its order */
async function used(shopper: Shopper = shop.guest()): Promise<{ code: string; order: OrderDocument }> {
  const code = await offer({ max_uses: 1, max_uses_per_customer: 1 });
  const answer = await shopper.placeUntilKnown(await offered(shopper, zinc, code));
  const reference = at<string>(answer, 'checkout_place_order.order.reference');
  const order = await orders().findOne({ reference });
  if (!order) throw new Error('The order is missing.');
  return { code, order };
}

const dispatch = ({ _id }: OrderDocument) => orders().updateOne({ _id }, { $set: { state: 'dispatched' } });
const refundAll = (order: OrderDocument) => {
  const { reference } = order;
  const asked = { request: everythingLeft(order), reason: 'returned', key: randomUUID() } as const;
  return refundOrder(shop.services, { reference, ...asked });
};
/** How many uses are taken, and how many claims the order still has. */
const standing = async (code: string, { _id }: OrderDocument) => [
  await usesOf(code),
  await shop.collection('claims').countDocuments({ kind: 'offer_use', order_id: _id }),
];

describe('the use of an offer', () => {
  it('comes back when all lines are refunded before dispatch [vouchers-03]', async () => {
    const { code, order } = await used();
    expect(await standing(code, order)).toEqual([1, 2]);
    expect((await refundAll(order)).state).toBe('cancelled');
    expect(await standing(code, order)).toEqual([0, 0]);
  });

  it('does not come back when the order returns after dispatch [vouchers-03]', async () => {
    const { code, order } = await used();
    await dispatch(order);
    expect((await refundAll(order)).state).toBe('refunded');
    expect(await standing(code, order)).toEqual([1, 2]);
  });

  it('does not come back by cancelling after dispatch, which nobody can [vouchers-03]', async () => {
    const { code, order } = await used();
    await dispatch(order);
    const { reference } = order;
    for (const by of ['customer', 'pharmacy'] as const) {
      await expect(
        cancelOrder(shop.services, { reference, by, reason: 'changed_mind' }),
      ).rejects.toMatchObject({ code: 'WRONG_STATE' });
    }
    expect(await standing(code, order)).toEqual([1, 2]);
  });

  it('is part of what its customer may read of the order [accounts-17]', async () => {
    const { id, shopper } = await shop.user();
    const { code } = await used(shopper);
    expect(await orderData(shop.services, id)).toMatchObject([{ offer_code: code }]);
  });
});
