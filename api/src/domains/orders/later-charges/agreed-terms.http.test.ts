import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { at, CARDS, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { readWording } from '../../consents';
import type { ConsentDocument } from '../../consents/documents';

const shop = testShop();

const MISSING = { code: 'CONSENT_REQUIRED', message: 'Please agree to the charges first.' };
const OUTDATED = {
  code: 'CONSENT_REQUIRED',
  message: 'Please reload this page, then read about the later charges and agree to them.',
};
const CHANGED = {
  code: 'CONSENT_REQUIRED',
  message: 'The price or the conditions have changed. Please read them again before you agree.',
};

/** A customer with a cart that starts an AutoDelivery every four and another every eight weeks. */
async function subscriber() {
  const { id, shopper } = await shop.user();
  const cart = await shopper.newCart();
  const product = await shop.product();
  await shopper.add(cart, product, 2, { frequency: '4W' });
  await shopper.add(cart, await shop.product(), 1, { frequency: '8W' });
  await shopper.makeReady(cart);
  return { id, shopper, cart, product };
}

const attemptsOf = (cart_uuid: string) =>
  shop.db.collection('payment_attempts').find({ cart_uuid }).toArray();

const consentsOf = (user_id: string) =>
  shop.db.collection<ConsentDocument>('consents').find({ user_id }).sort({ wording: 1 }).toArray();

/** Takes one unit more of the first line. */
async function takeMore(shopper: Shopper, cart_uuid: string): Promise<void> {
  const item_id = at<string>(await shopper.cart(cart_uuid, 'items { id }'), 'cart.items.0.id');
  const answer = await shopper.run('cart_edit_item', { cart_uuid, item_id, quantity: 3 }, 'cart { uuid }');
  expect(answer.errors).toBeUndefined();
}

test('are required before a payment is reserved, each of them [consent-12]', async () => {
  const { id, shopper, cart } = await subscriber();
  const terms = await shopper.readTerms(cart);
  expect(terms).toHaveLength(2);
  expect(failure(await shopper.place(cart, { agreed_terms: [] }))).toEqual(MISSING);
  // Pages that are older than the rule have shown terms, but do not say so.
  expect(failure(await shopper.place(cart, { agreed_terms: null }))).toEqual(OUTDATED);
  const [first = ''] = terms;
  for (const agreed_terms of [[first], [first, first], [first, 'nonsense']]) {
    expect(failure(await shopper.place(cart, { agreed_terms }))).toEqual(CHANGED);
  }
  expect(await attemptsOf(cart)).toEqual([]);
  expect((await shopper.place(cart, { agreed_terms: terms })).errors).toBeUndefined();
  const kept = (await consentsOf(id)).map((consent) => readWording(shop.services, consent));
  expect(kept.toSorted()).toEqual(terms.toSorted());
});

test('are those of the lines and prices of now: who read others reads them again [consent-12]', async () => {
  const { shopper, cart } = await subscriber();
  const read = await shopper.readTerms(cart);
  await takeMore(shopper, cart);
  expect(failure(await shopper.place(cart, { agreed_terms: read }))).toEqual(CHANGED);
  const agreed_terms = await shopper.readTerms(cart);
  expect(agreed_terms.join()).toContain('3 ×');
  expect((await shopper.place(cart, { agreed_terms })).errors).toBeUndefined();
});

test('that change during the bank’s step give up the payment that waits [consent-12]', async () => {
  const { shopper, cart } = await subscriber();
  const agreed_terms = await shopper.readTerms(cart);
  const order = {
    idempotency_key: randomUUID(),
    stripe_source_id: await shopper.cardToken(CARDS.threeDSecure),
    agreed_terms,
  };
  const first = await shopper.place(cart, order);
  expect(at(first, 'checkout_place_order.three_d_secure.intent_id')).toBeTruthy();
  await takeMore(shopper, cart);
  expect(failure(await shopper.place(cart, order))).toEqual(CHANGED);
  expect((await attemptsOf(cart)).map(({ status }) => status)).toEqual(['released']);
});

test('are not asked for by orders that start nothing, nor by who asks for a lost response [consent-12]', async () => {
  const { shopper } = await shop.user();
  const once = await shopper.readyCart(await shop.product());
  expect(await shopper.readTerms(once)).toEqual([]);
  expect((await shopper.place(once, { agreed_terms: null })).errors).toBeUndefined();
  const { shopper: other, cart } = await subscriber();
  const lost = await other.place(cart, { stripe_source_id: null, agreed_terms: null });
  expect(lost.errors?.[0]?.extensions.fields).toHaveProperty('stripe_source_id');
});
