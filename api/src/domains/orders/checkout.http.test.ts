import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { at, CARDS, failure, type GraphQLAnswer } from '../../../test/shop/shopper';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());

const REFERENCE = 'checkout_place_order.order.reference';
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
