import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopOffers } from '../../../../test/shop/counter/offers';
import { startSelling } from '../../../../test/shop/selling';
import { at, CARDS, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import type { OrdersContext } from '../context';
import { refuseOffer } from './lost-offer';

const REVIEW = 'Please review your new total.';
const USED_UP = `This offer is used up: it was for a limited number of orders. ${REVIEW}`;
const NEUTRAL = `This offer can’t be used with this order. ${REVIEW}`;
/** A zinc of 10 dollars, at 10 % off, and standard delivery. */
const TOTAL = { discounted: 1695, full: 1795 };

let zinc: number;
const shop = testShop();
const { offer, change, usesOf, enter, held, offered } = shopOffers(shop);
beforeAll(async () => {
  zinc = await shop.product({ stock: 1000 });
});

const messageOf = async (answer: ReturnType<Shopper['place']>) => failure(await answer)?.message;
const codeIn = async (shopper: Shopper, cart: string) =>
  at(await shopper.cart(cart, 'offer_code refused_offer { code }'), 'cart');

/** Uses a code in an order of somebody else. */
async function use(code: string): Promise<void> {
  const guest = shop.guest();
  const answer = await guest.placeUntilKnown(await offered(guest, zinc, code));
  expect(answer.errors).toBeUndefined();
}

it('the payment of a bank’s step is given up when the last use is taken during it [vouchers-02]', async () => {
  const code = await offer({ max_uses: 1 });
  const guest = shop.guest();
  const cart = await offered(guest, zinc, code);
  const input = {
    ...{ idempotency_key: randomUUID(), expected_total: TOTAL.discounted },
    stripe_source_id: await guest.cardToken(CARDS.threeDSecure),
  };
  const url = at<string>(await guest.place(cart, input), 'checkout_place_order.three_d_secure.challenge_url');
  await use(code);
  await fetch(shop.url + url, { method: 'POST', body: new URLSearchParams({ result: 'passed' }) });
  expect(await messageOf(guest.place(cart, input))).toBe(USED_UP);
  const attempts = await shop.collection('payment_attempts').find({ cart_uuid: cart }).toArray();
  expect(attempts.map(({ status }) => status)).toEqual(['released']);
  expect([await held(), await usesOf(code)]).toEqual([0, 1]);
});

it('a total that was not said is not charged without the code that was entered [vouchers-02]', async () => {
  const code = await offer({ max_uses: 1 });
  const guest = shop.guest();
  const cart = await offered(guest, zinc, code);
  await use(code);
  // A client that asks for the order of a lost response takes nothing off the cart.
  expect(failure(await guest.place(cart, { stripe_source_id: null }))?.code).toBe('INVALID_INPUT');
  expect(await codeIn(guest, cart)).toMatchObject({ refused_offer: { code } });
  expect(await messageOf(guest.place(cart))).toBe(USED_UP);
  const answer = await guest.place(cart);
  expect(at(answer, 'checkout_place_order.order.order_total')).toBe(TOTAL.full);
});

it('the order that took the last use is found again by its key', async () => {
  const code = await offer({ max_uses: 1, max_uses_per_customer: 1 });
  const guest = shop.guest();
  const cart = await offered(guest, zinc, code);
  const key = { idempotency_key: randomUUID() };
  const first = await guest.placeUntilKnown(cart, { ...key, expected_total: TOTAL.discounted });
  const again = await guest.place(cart, { ...key, stripe_source_id: null, expected_total: null });
  const reference = 'checkout_place_order.order.reference';
  expect(at(again, reference)).toBe(at(first, reference));
  expect(await usesOf(code)).toBe(1);
});

it('a code that replaces the refused one meanwhile stays', async () => {
  const [refused, entered] = [await offer(), await offer()];
  const guest = shop.guest();
  const cart = await offered(guest, zinc, refused);
  const document = (await shop.collection('carts').findOne({ _id: cart })) as never;
  await enter(guest, cart, entered);
  const ctx = { ...shop.services, user: null, clientAddress: '', requestId: '' } as unknown as OrdersContext;
  await refuseOffer(ctx, { document }, randomUUID(), 'ended');
  expect(await codeIn(guest, cart)).toEqual({ offer_code: entered, refused_offer: null });
});

describe('whatever makes a code no offer any more', () => {
  it.each([
    ['This offer code is not valid.', { is_draft: true }],
    ['This offer code is not valid.', { starts_at: new Date('2027-01-01') }],
    ['This offer has ended.', { end_date: new Date('2026-11-02') }],
  ])('is said when the order is placed, and the code is gone: %s', async (message, over) => {
    const code = await offer();
    const guest = shop.guest();
    const cart = await offered(guest, zinc, code);
    await change(code, over);
    expect(await messageOf(guest.place(cart, { expected_total: TOTAL.discounted }))).toBe(
      `${message} ${REVIEW}`,
    );
    expect(await codeIn(guest, cart)).toEqual({ offer_code: null, refused_offer: null });
  });

  it('is not told to a guest of a code that limits customers, as it may be the mailbox [vouchers-01]', async () => {
    const code = await offer({ max_uses: 1, max_uses_per_customer: 1 });
    const guest = shop.guest();
    const cart = await offered(guest, zinc, code);
    await use(code);
    expect(await messageOf(guest.place(cart, { expected_total: TOTAL.discounted }))).toBe(NEUTRAL);
  });
});

it('only guests are counted for a code that limits customers, and once for each order [selling-25]', async () => {
  const strict = await startSelling({
    env: { RATE_LIMIT_FACTOR: '1', RATE_LIMITS: 'firstOrderByAddress=2/600' },
  });
  const offers = shopOffers(strict);
  const product = await strict.product({ stock: 100 });
  const code = await offers.offer({ max_uses_per_customer: 1 });
  const { shopper } = await strict.user();
  const again = await offers.offer({ max_uses_per_customer: 5 });
  for (const _turn of [1, 2, 3]) {
    expect((await shopper.place(await offers.offered(shopper, product, again))).errors).toBeUndefined();
  }
  const guest = strict.guest();
  const cart = await offers.offered(guest, product, code);
  const step = {
    ...{ idempotency_key: randomUUID() },
    stripe_source_id: await guest.cardToken(CARDS.threeDSecure),
  };
  for (const _turn of [1, 2, 3]) expect((await guest.place(cart, step)).errors).toBeUndefined();
  const outcomes: unknown[] = [];
  for (const _turn of [1, 2]) {
    const other = strict.guest();
    const { errors } = await other.place(await offers.offered(other, product, code));
    outcomes.push(errors?.[0]?.extensions.code);
  }
  expect(outcomes).toEqual([undefined, 'RATE_LIMITED']);
  await strict.close();
});
