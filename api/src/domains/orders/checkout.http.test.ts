import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

const REFERENCE = 'checkout_place_order.order.reference';
const ordersOf = (cart_uuid: string) => shop.db.collection('orders').countDocuments({ cart_uuid });
const intentsOf = async (key: string) => {
  const found = await shop.db
    .collection('gateway_intents')
    .find({ idempotency_key: { $gte: key, $lt: `${key}~` } })
    .toArray();
  return found.map(({ status }) => status);
};

describe('placing an order', () => {
  it('decrements stock, stores the order, closes the cart and charges once [2.15-28]', async () => {
    const guest = shop.guest();
    const id = await shop.product({ stock: 10 });
    const cart_uuid = await guest.readyCart(id, 3);
    const key = randomUUID();
    const answer = await guest.place(cart_uuid, { idempotency_key: key, expected_total: 3795 });
    expect(at(answer, 'checkout_place_order')).toEqual({
      order: {
        reference: expect.stringMatching(/^SB-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
        state: 'placed',
        order_total: 3795,
        gst_total: 345,
        payment: { status: 'captured', brand: 'visa', last4: '4242' },
      },
      three_d_secure: null,
    });
    expect(await shop.stockOf(id)).toBe(7);
    expect(await intentsOf(key)).toEqual(['captured']);
    expect(failure(await guest.cart(cart_uuid, 'uuid'))).toEqual({
      code: 'CART_CLOSED',
      message: 'This cart has already been ordered.',
    });
    expect(failure(await guest.add(cart_uuid, id))?.code).toBe('CART_CLOSED');
  });

  it('returns the same order for the same key, however often and fast it is sent', async () => {
    const guest = shop.guest();
    const id = await shop.product({ stock: 10 });
    const cart_uuid = await guest.readyCart(id);
    const payment = { idempotency_key: randomUUID(), stripe_source_id: await guest.cardToken() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => guest.place(cart_uuid, payment)));
    answers.push(await guest.place(cart_uuid, payment));
    expect(new Set(answers.map((answer) => at(answer, REFERENCE))).size).toBe(1);
    expect(await ordersOf(cart_uuid)).toBe(1);
    expect(await shop.stockOf(id)).toBe(9);
    expect(await intentsOf(payment.idempotency_key)).toEqual(['captured']);
  });

  it('places one order from two tabs with different keys; the other payment is released [selling-03]', async () => {
    const guest = shop.guest();
    const id = await shop.product({ stock: 10 });
    const cart_uuid = await guest.readyCart(id);
    const keys = [randomUUID(), randomUUID()];
    const answers = await Promise.all(
      keys.map((idempotency_key) => guest.place(cart_uuid, { idempotency_key })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.map(failure).filter(Boolean)).toEqual([
      { code: 'CART_CLOSED', message: 'This cart has already been ordered.' },
    ]);
    expect(await ordersOf(cart_uuid)).toBe(1);
    expect(await shop.stockOf(id)).toBe(9);
    const statuses = (await Promise.all(keys.map(intentsOf))).flat();
    expect(statuses.filter((status) => status === 'captured')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'authorised')).toHaveLength(0);
  });

  it('starts medicines in pharmacist review, and requires guests with restricted items to sign in [6-04] [selling-06]', async () => {
    const guest = shop.guest();
    const medicine = await guest.readyCart(
      await shop.product({ schedule: '2', is_pharmacy: true, gst_free: true }),
    );
    expect(at(await guest.place(medicine), 'checkout_place_order.order')).toMatchObject({
      state: 'pharmacist_review',
      gst_total: 72,
    });
    const restricted = await guest.readyCart(await shop.product({ schedule: '3', is_pharmacy: true }));
    expect(at(await guest.cart(restricted, 'requires_login'), 'cart.requires_login')).toBe(true);
    expect(failure(await guest.place(restricted))?.code).toBe('SIGN_IN_REQUIRED');
  });
});
