import { randomUUID } from 'node:crypto';
import { PAYMENT_METHODS, type PaymentMethodEntry, paymentLabel } from '@saltbush/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../test/clients/test-client';
import { type Selling, startSelling } from '../../test/shop/selling';
import { at, failure, Shopper } from '../../test/shop/shopper';
import { EMBEDDED_METHODS, type EmbeddedMethod } from './embedded/methods';
import { SourceError } from './embedded/source';

/** The entry of a method that is no card: the shopper names a PayID and pays from the bank's app. */
const ENTRY: PaymentMethodEntry = {
  label: 'PayID',
  noun: 'PayID',
  brands: { payid: { label: 'PayID' } },
  isReusable: false,
  describe: (label, last4) => `${label} …${last4}`,
};
/** What the embedded gateway does with it: the bank's step decides, or it declines at once. */
const GATEWAY: EmbeddedMethod = {
  read(body) {
    const payid = body instanceof Object && 'payid' in body ? String(body.payid) : '';
    if (!payid.includes('@')) throw new SourceError('Please check your PayID', 'payid');
    const outcome = payid.startsWith('poor') ? 'declined' : 'three_d_secure';
    return { outcome, brand: 'payid', last4: payid.slice(-4), exp_month: null, exp_year: null };
  },
  declined: 'Your bank declined the payment.',
};

let shop: Selling;
beforeAll(async () => {
  Object.assign(PAYMENT_METHODS, { payid: ENTRY });
  Object.assign(EMBEDDED_METHODS, { payid: GATEWAY });
  shop = await startSelling();
}, 60_000);
afterAll(async () => {
  Reflect.deleteProperty(PAYMENT_METHODS, 'payid');
  Reflect.deleteProperty(EMBEDDED_METHODS, 'payid');
  await shop.close();
});

const tokenise = (by: Shopper, body: object) => by.post('/api/gateway/tokens', body);
async function token(by: Shopper, payid = 'ann@example.com'): Promise<string> {
  const response = await tokenise(by, { method: 'payid', payid });
  const { id, ...details } = (await response.json()) as { id: string };
  expect(details).toEqual({ brand: 'payid', last4: payid.slice(-4), exp_month: null, exp_year: null });
  return id;
}
async function customer(): Promise<Shopper> {
  const account = { email: `${randomUUID()}@example.com`, password: PASSWORD };
  const person = { first_name: 'Una', last_name: 'User' };
  await shop.services.accounts.createUser({ ...account, ...person, role: 'customer' });
  return new Shopper(shop.url, (await shop.signIn(account)).token);
}

describe('a payment method added to the tables', () => {
  it('is tokenised by its own rules, beside cards', async () => {
    const guest = shop.guest();
    const refused = await tokenise(guest, { method: 'payid', payid: 'nobody' });
    expect([refused.status, await refused.json()]).toEqual([
      402,
      { message: 'Please check your PayID', field: 'payid' },
    ]);
    expect((await tokenise(guest, { method: 'barter' })).status).toBe(400);
    expect(await guest.cardToken()).toMatch(/^src_/);
  });

  it('pays for an order after the bank’s step, and is how the order reads', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.readyCart(await shop.product());
    const payment = { idempotency_key: randomUUID(), stripe_source_id: await token(guest) };
    const first = await guest.place(cart_uuid, payment);
    const step = at<string>(first, 'checkout_place_order.three_d_secure.challenge_url');
    await fetch(shop.url + step, { method: 'POST', body: new URLSearchParams({ result: 'passed' }) });
    const again = await guest.place(cart_uuid, payment);
    const paid = at<{ brand: string; last4: string }>(again, 'checkout_place_order.order.payment');
    expect(paid).toEqual({ status: 'captured', brand: 'payid', last4: '.com' });
    expect(paymentLabel(paid)).toBe('PayID ….com');
  });

  it('is declined in its own terms', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.readyCart(await shop.product());
    const refused = await guest.place(cart_uuid, {
      stripe_source_id: await token(guest, 'poor@example.com'),
    });
    expect(failure(refused)).toEqual({ code: 'PAYMENT_DECLINED', message: GATEWAY.declined });
    const unpaid = await guest.place(cart_uuid, { stripe_source_id: null });
    expect(failure(unpaid)?.message).toBe('Please enter your payment method details.');
  });

  it('is refunded through the gateway like any other', async () => {
    const { payments } = shop.services;
    const request = { amount: 1500, currency: 'AUD' as const, idempotencyKey: randomUUID() };
    const started = await payments.authorise({ ...request, sourceId: await token(shop.guest()) });
    const intentId = started.intentId ?? '';
    const url = `${shop.url}/api/gateway/challenges/${intentId}`;
    await fetch(url, { method: 'POST', body: new URLSearchParams({ result: 'passed' }) });
    await payments.confirm(intentId);
    await payments.capture(intentId);
    await payments.refund(intentId, 1500, randomUUID());
    expect(await payments.find(request.idempotencyKey)).toMatchObject({ status: 'refunded' });
  });
});

describe('a payment method that cannot be charged later', () => {
  const refusal = {
    code: 'INVALID_INPUT',
    message: 'PayID can’t be charged again later. Please choose another payment method.',
  };

  it('is not saved', async () => {
    const shopper = await customer();
    const input = { stripe_source_id: await token(shopper) };
    expect(failure(await shopper.run('payment_methods_add', input, 'payment_methods { last4 }'))).toEqual(
      refusal,
    );
  });

  it('starts no AutoDelivery', async () => {
    const shopper = await customer();
    const cart_uuid = await shopper.newCart();
    await shopper.add(cart_uuid, await shop.product(), 1, { frequency: '4W' });
    await shopper.makeReady(cart_uuid);
    const answer = await shopper.place(cart_uuid, { stripe_source_id: await token(shopper) });
    expect(failure(answer)).toEqual(refusal);
    expect(at(await shopper.place(cart_uuid), 'checkout_place_order.order.state')).toBe('placed');
  });
});
