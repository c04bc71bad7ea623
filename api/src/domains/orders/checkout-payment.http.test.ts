import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Selling } from '../../../test/shop/selling';
import { at, CARDS, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const intentsOf = async (key: string) => {
  const found = await shop.db
    .collection('gateway_intents')
    .find({ idempotency_key: { $gte: key, $lt: `${key}~` } })
    .toArray();
  return found.map(({ status }) => status);
};

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
