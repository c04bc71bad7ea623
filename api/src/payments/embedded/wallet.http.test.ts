import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/clients/test-client';
import { at, failure, Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const SHEET = '/api/gateway/wallet';

interface Token {
  id: string;
  brand: string;
  last4: string;
}

const post = (fields: Record<string, string>) =>
  fetch(shop.url + SHEET, { method: 'POST', body: new URLSearchParams(fields) });

/** The message that a page of the sheet posts to the shop. */
async function reported(response: Response): Promise<{ type: string; wallet: string; token: Token | null }> {
  const page = await response.text();
  const [, message] = /postMessage\((\{.*\}), window\.location\.origin\)/.exec(page) ?? [];
  if (!message) throw new Error(page);
  return JSON.parse(message);
}

async function approve(amount: number, card = '4242'): Promise<Token> {
  const { token } = await reported(await post({ amount: String(amount), card, result: 'approved' }));
  if (!token) throw new Error('Nothing was approved');
  return token;
}

async function guestCart() {
  const guest = shop.guest();
  const cart_uuid = await guest.readyCart(await shop.product());
  const answer = await guest.cart(cart_uuid, 'cart_total');
  return { guest, cart_uuid, total: at<number>(answer, 'cart.cart_total') };
}

describe('the test wallet of the embedded gateway', () => {
  it('is offered by name, with the page of its sheet', async () => {
    const answer = await shop.guest().send('{ payment_gateway { wallets { id name sheet_url } } }');
    expect(at(answer, 'payment_gateway.wallets')).toEqual([
      { id: 'test_wallet', name: 'Test wallet', sheet_url: SHEET },
    ]);
  });

  it('pays for an order of what was approved, once, and is how the order reads [selling-47]', async () => {
    const { guest, cart_uuid, total } = await guestCart();
    const { id, ...rest } = await approve(total);
    expect(rest).toEqual({ brand: 'test_wallet', last4: '4242' });
    const payment = { idempotency_key: randomUUID(), stripe_source_id: id };
    const placed = await guest.place(cart_uuid, payment);
    const reference = at<string>(placed, 'checkout_place_order.order.reference');
    expect(at(placed, 'checkout_place_order.order.payment')).toEqual({
      status: 'captured',
      brand: 'test_wallet',
      last4: '4242',
    });
    const again = await guest.place(cart_uuid, payment);
    expect(at(again, 'checkout_place_order.order.reference')).toBe(reference);
  });

  it('pays one order: not another with the same token [selling-47]', async () => {
    const one = await guestCart();
    const { id } = await approve(one.total);
    const paid = await one.guest.place(one.cart_uuid, { stripe_source_id: id });
    expect(at<string>(paid, 'checkout_place_order.order.reference')).toMatch(/^SB-/);
    const other = await guestCart();
    const refused = await other.guest.place(other.cart_uuid, { stripe_source_id: id });
    expect(failure(refused)?.code).toBe('PAYMENT_DECLINED');
  });

  it('pays no cent more than was approved [selling-47]', async () => {
    const { guest, cart_uuid, total } = await guestCart();
    const refused = await guest.place(cart_uuid, { stripe_source_id: (await approve(total - 1)).id });
    expect(failure(refused)).toEqual({
      code: 'PAYMENT_DECLINED',
      message: 'The total is more than you approved in your wallet. Please approve the payment again.',
    });
    const placed = await guest.place(cart_uuid, { stripe_source_id: (await approve(total)).id });
    expect(at<string>(placed, 'checkout_place_order.order.reference')).toMatch(/^SB-/);
  });

  it('is declined in its own words', async () => {
    const { guest, cart_uuid, total } = await guestCart();
    const refused = await guest.place(cart_uuid, { stripe_source_id: (await approve(total, '0002')).id });
    expect(failure(refused)).toEqual({
      code: 'PAYMENT_DECLINED',
      message: 'The card in your wallet was declined.',
    });
  });

  it('is neither kept nor charged later [selling-47]', async () => {
    const account = { email: `${randomUUID()}@example.com`, password: PASSWORD };
    const person = { first_name: 'Una', last_name: 'User' };
    await shop.services.accounts.createUser({ ...account, ...person, role: 'customer' });
    const owner = new Shopper(shop.url, (await shop.signIn(account)).token);
    const cart_uuid = await owner.readyCart(await shop.product());
    const total = at<number>(await owner.cart(cart_uuid, 'cart_total'), 'cart.cart_total');
    const { id } = await approve(total);
    const placed = await owner.place(cart_uuid, { stripe_source_id: id, save_payment_method: true });
    expect(at<string>(placed, 'checkout_place_order.order.reference')).toMatch(/^SB-/);
    expect(at(await owner.send('{ payment_methods { last4 } }'), 'payment_methods')).toEqual([]);
    const added = await owner.run(
      'payment_methods_add',
      { stripe_source_id: (await approve(100)).id },
      'payment_methods { last4 }',
    );
    expect(added.errors?.[0]?.extensions.fields).toEqual({
      stripe_source_id: 'Test wallet can’t be charged again later. Please choose another payment method.',
    });
  });

  it('reports a sheet that was closed, and stores nothing', async () => {
    const before = await shop.db.collection('gateway_sources').countDocuments();
    expect(await reported(await post({ amount: '100', card: '4242', result: 'closed' }))).toEqual({
      type: 'wallet',
      wallet: 'test_wallet',
      token: null,
    });
    expect(await shop.db.collection('gateway_sources').countDocuments()).toBe(before);
  });

  it.each(['', '0', '-5', '1e9', '99999999999', '12.5', '<script>'])(
    'shows no sheet for an amount of %j, and approves none',
    async (amount) => {
      const shown = await fetch(`${shop.url}${SHEET}?amount=${encodeURIComponent(amount)}`);
      expect(shown.status).toBe(400);
      expect(await shown.text()).toContain('cannot be approved');
      const posted = await post({ amount, card: '4242', result: 'approved' });
      expect(posted.status).toBe(400);
    },
  );

  it('shows the amount to approve, and approves no unknown card or answer', async () => {
    const shown = await fetch(`${shop.url}${SHEET}?amount=5790`);
    expect(await shown.text()).toContain('Pay $57.90');
    expect((await post({ amount: '5790', card: '9999', result: 'approved' })).status).toBe(400);
    expect((await post({ amount: '5790', card: '4242', result: 'perhaps' })).status).toBe(400);
    expect((await post({})).status).toBe(400);
  });
});
