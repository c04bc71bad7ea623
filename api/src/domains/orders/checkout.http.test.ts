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

describe('stock that runs out', () => {
  it('makes the product unavailable in the search immediately', async () => {
    const guest = shop.guest();
    const id = await shop.product({ stock: 2 });
    const isAvailable = () => shop.services.search.products.get(String(id))?.available;
    await guest.place(await guest.readyCart(id));
    expect(isAvailable()).toBe(true);
    await guest.place(await guest.readyCart(id));
    expect(isAvailable()).toBe(false);
  });

  it('reports the line, charges nothing and preserves the cart', async () => {
    const [first, second] = [shop.guest(), shop.guest()];
    const id = await shop.product({ stock: 3 });
    const [early, late] = [await first.readyCart(id, 2), await second.readyCart(id, 2)];
    expect((await first.place(early)).errors).toBeUndefined();
    const key = randomUUID();
    const answer = await second.place(late, { idempotency_key: key });
    expect(failure(answer)).toEqual({
      code: 'CART_ITEM_ERRORS',
      message: 'Only 1 left in stock. Please lower the quantity.',
    });
    expect(answer.errors?.[0]?.extensions.items).toMatchObject([{ code: 'insufficient_stock' }]);
    expect(await intentsOf(key)).toEqual([]);
    expect(await shop.stockOf(id)).toBe(1);
    expect(await stillOpen(late)).toBe(2);
  });

  it('gives 30 of 60 concurrent buyers the 30 units, and charges only those', async () => {
    const id = await shop.product({ stock: 30 });
    const buyers = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const guest = shop.guest();
        return { guest, cart: await guest.readyCart(id), key: randomUUID(), token: await guest.cardToken() };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ guest, cart, key, token }) =>
        guest.place(cart, { idempotency_key: key, stripe_source_id: token }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(30);
    const codes = new Set(answers.map(failure).flatMap((error) => error?.code ?? []));
    expect([...codes]).toEqual(['CART_ITEM_ERRORS']);
    expect(await shop.stockOf(id)).toBe(0);
    const statuses = (await Promise.all(buyers.map(({ key }) => intentsOf(key)))).flat();
    expect(statuses.filter((status) => status === 'captured')).toHaveLength(30);
    expect(statuses.filter((status) => status === 'authorised')).toHaveLength(0);
  }, 60_000);
});

describe('3-D Secure', () => {
  const challenge = async (guest: ReturnType<Selling['guest']>, cart_uuid: string, result: string) => {
    const payment = {
      idempotency_key: randomUUID(),
      stripe_source_id: await guest.cardToken(CARDS.threeDSecure),
    };
    const first = await guest.place(cart_uuid, payment);
    const url = at<string>(first, 'checkout_place_order.three_d_secure.challenge_url');
    const page = await (await fetch(shop.url + url)).text();
    const done = await fetch(shop.url + url, { method: 'POST', body: new URLSearchParams({ result }) });
    return { first, page, done: await done.text(), again: await guest.place(cart_uuid, payment), payment };
  };

  it('pauses for the bank’s step and resumes with the same key', async () => {
    const guest = shop.guest();
    const id = await shop.product({ stock: 5 });
    const cart_uuid = await guest.readyCart(id);
    const { first, page, done, again, payment } = await challenge(guest, cart_uuid, 'passed');
    expect(at(first, 'checkout_place_order.order')).toBeNull();
    expect(page).toContain('approve a payment of $17.95');
    expect(done).toContain('"result":"passed"');
    expect(at(again, 'checkout_place_order.order.payment.status')).toBe('captured');
    expect(await intentsOf(payment.idempotency_key)).toEqual(['captured']);
    expect(await shop.stockOf(id)).toBe(4);
  });

  it('declines if the shopper does, preserves the cart and allows another attempt', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.readyCart(await shop.product());
    const { again, payment } = await challenge(guest, cart_uuid, 'failed');
    expect(failure(again)).toEqual({
      code: 'PAYMENT_DECLINED',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
    const retried = await guest.place(cart_uuid, { idempotency_key: payment.idempotency_key });
    expect(at(retried, 'checkout_place_order.order.payment.status')).toBe('captured');
  });

  it('requires the step until it is completed, and only for payments that need one', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.readyCart(await shop.product());
    const payment = {
      idempotency_key: randomUUID(),
      stripe_source_id: await guest.cardToken(CARDS.threeDSecure),
    };
    const answers = [await guest.place(cart_uuid, payment), await guest.place(cart_uuid, payment)];
    const steps = answers.map((answer) => at(answer, 'checkout_place_order.three_d_secure'));
    expect(steps[0]).toEqual(steps[1]);
    expect((await fetch(`${shop.url}/api/gateway/challenges/pi_unknown`)).status).toBe(404);
  });
});

describe('card tokens', () => {
  it('retain only the card’s brand, last 4 digits and expiry [selling-05]', async () => {
    const guest = shop.guest();
    const token = await guest.cardToken();
    const stored = await shop.db.collection<{ _id: string }>('gateway_sources').findOne({ _id: token });
    expect(JSON.stringify(stored)).not.toContain('424242');
    expect(stored).toMatchObject({ brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 });
  });

  it('reject invalid cards with field and message, and never echo the input', async () => {
    const guest = shop.guest();
    const refused = await guest.post('/api/gateway/tokens', {
      number: '4242424242424241',
      exp_month: 1,
      exp_year: 2040,
      cvc: '123',
    });
    expect([refused.status, await refused.json()]).toEqual([
      402,
      { message: 'Your card number is invalid.', field: 'number' },
    ]);
    const broken = await fetch(`${shop.url}/api/gateway/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"number":"4242424242424242"',
    });
    expect(broken.status).toBe(400);
    expect(await broken.text()).not.toContain('4242');
  });
});
