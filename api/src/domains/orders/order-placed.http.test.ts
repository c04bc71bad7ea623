import { beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { orderPlaced } from './events';

const RECEIVED = 'received_orders';

/** Makes the test's event receiver fail. */
let failing = false;
const shop = testShop();
beforeAll(async () => {
  shop.services.events.on(orderPlaced, async ({ order }, session) => {
    await shop.db.collection(RECEIVED).insertOne({ order: order._id }, { session });
    if (failing) throw new Error('The receiver is not available');
  });
});

/** Places an order with an AutoDelivery line, and returns what is stored afterwards. */
async function placeOrder() {
  const { id, shopper } = await shop.user();
  const product = await shop.product({ stock: 10 });
  const cart = await shopper.newCart();
  await shopper.add(cart, product, 1, { frequency: '4W' });
  await shopper.makeReady(cart);
  const answer = await shopper.place(cart);
  const count = (collection: string) => shop.db.collection(collection).countDocuments({ user_id: id });
  const customer = await shop.db.collection<{ _id: string }>('customers').findOne({ _id: id });
  return {
    answer,
    stored: {
      orders: await count('orders'),
      autodeliveries: await count('autodeliveries'),
      cards: (customer as { payment_methods?: unknown[] } | null)?.payment_methods?.length,
      stock: await shop.stockOf(product),
      received: await shop.db.collection(RECEIVED).countDocuments(),
    },
  };
}

describe('OrderPlaced', () => {
  it('rolls its effects back with the order', async () => {
    failing = true;
    const { answer, stored } = await placeOrder();
    failing = false;
    expect(answer.errors).toHaveLength(1);
    expect(stored).toEqual({ orders: 0, autodeliveries: 0, cards: 0, stock: 10, received: 0 });
  });

  it('is delivered in the transaction that stores the order', async () => {
    const { answer, stored } = await placeOrder();
    expect(at(answer, 'checkout_place_order.order.state')).toBeTruthy();
    expect(stored).toEqual({ orders: 1, autodeliveries: 1, cards: 1, stock: 9, received: 1 });
  });
});
