import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, CARDS, failure, type GraphQLAnswer } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const ordersOf = (cart_uuid: string) => shop.db.collection('orders').countDocuments({ cart_uuid });
const intentsOf = async (key: string) => {
  const found = await shop.db
    .collection('gateway_intents')
    .find({ idempotency_key: { $gte: key, $lt: `${key}~` } })
    .toArray();
  return found.map(({ status }) => status);
};
const stillOpen = async (cart_uuid: string) =>
  at(await shop.guest().cart(cart_uuid, 'num_items'), 'cart.num_items');

describe('placing an order', () => {
  it('shows the gateway’s message for a declined card, charges nothing and preserves the cart', async () => {
    const guest = shop.guest();
    const id = await shop.product({ stock: 5 });
    const cart_uuid = await guest.readyCart(id);
    const key = randomUUID();
    const declined = await guest.place(cart_uuid, {
      idempotency_key: key,
      stripe_source_id: await guest.cardToken(CARDS.declined),
    });
    expect(failure(declined)).toEqual({ code: 'PAYMENT_DECLINED', message: 'Your card was declined.' });
    expect(await ordersOf(cart_uuid)).toBe(0);
    expect(await shop.stockOf(id)).toBe(5);
    expect(await stillOpen(cart_uuid)).toBe(1);
    const other = await guest.place(cart_uuid, { idempotency_key: key });
    expect(at(other, 'checkout_place_order.order.payment.status')).toBe('captured');
    expect(await intentsOf(key)).toEqual(['declined', 'captured']);
  });

  it('requires a card unless there is nothing to pay', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.readyCart(await shop.product());
    const unpaid = await guest.place(cart_uuid, { stripe_source_id: null });
    expect(failure(unpaid)).toEqual({ code: 'INVALID_INPUT', message: 'Please enter your card details.' });
    const unknown = await guest.place(cart_uuid, { stripe_source_id: 'src_unknown' });
    expect(failure(unknown)?.code).toBe('PAYMENT_DECLINED');
    const free = await guest.readyCart(
      await shop.product({ prices: [{ type: 'default', min_qty: 1, value: 0 }], is_free_shipping: true }),
    );
    const answer = await guest.place(free, { stripe_source_id: null });
    expect(at(answer, 'checkout_place_order.order')).toMatchObject({ order_total: 0, payment: null });
  });

  it('reports the missing section', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.newCart();
    expect(failure(await guest.place(cart_uuid))).toEqual({
      code: 'CART_EMPTY',
      message: 'Your cart is empty.',
    });
    await guest.add(cart_uuid, await shop.product());
    const sectionOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.section;
    expect(sectionOf(await guest.place(cart_uuid))).toBe('contact');
    await guest.setContact(cart_uuid);
    expect(sectionOf(await guest.place(cart_uuid))).toBe('delivery');
    await guest.makeReady(cart_uuid);
    expect(failure(await guest.place(cart_uuid, { idempotency_key: 'short' }))?.code).toBe('INVALID_INPUT');
    expect((await guest.place(cart_uuid)).errors).toBeUndefined();
  });

  it('never charges a total other than the one shown', async () => {
    const guest = shop.guest();
    const id = await shop.product();
    const cart_uuid = await guest.readyCart(id);
    const answer = await guest.place(cart_uuid, { expected_total: 1000 });
    expect(failure(answer)).toEqual({
      code: 'TOTAL_CHANGED',
      message: 'Your total is now $17.95. Please review your order.',
    });
    expect(answer.errors?.[0]?.extensions.total).toBe(1795);
    expect(await stillOpen(cart_uuid)).toBe(1);
  });
});
