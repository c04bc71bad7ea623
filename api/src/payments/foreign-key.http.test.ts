import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { at, CARDS, failure } from '../../test/shop/shopper';
import { testShop } from '../../test/shop/test-shop';

const shop = testShop();

it("a stranger with the key of another's payment neither uses nor ends it", async () => {
  const [victim, stranger] = [shop.guest(), shop.guest()];
  const product = await shop.product({ stock: 5 });
  const [cart, otherCart] = [await victim.readyCart(product), await stranger.readyCart(product)];
  const idempotency_key = randomUUID();
  const payment = { idempotency_key, stripe_source_id: await victim.cardToken(CARDS.threeDSecure) };
  const url = at<string>(
    await victim.place(cart, payment),
    'checkout_place_order.three_d_secure.challenge_url',
  );
  for (const stripe_source_id of [await stranger.cardToken(), payment.stripe_source_id]) {
    const refused = await stranger.place(otherCart, { idempotency_key, stripe_source_id });
    expect(failure(refused)?.code).toBe('INVALID_INPUT');
  }
  await fetch(shop.url + url, { method: 'POST', body: new URLSearchParams({ result: 'passed' }) });
  const placed = await victim.place(cart, payment);
  expect(at(placed, 'checkout_place_order.order.payment.status')).toBe('captured');
});
