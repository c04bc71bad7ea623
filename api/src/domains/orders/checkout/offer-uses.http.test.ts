import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopOffers } from '../../../../test/shop/counter/offers';
import { at, failure, type GraphQLAnswer, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { cancelOrder } from '../refunds/cancel-order';
import { refundOrder } from '../refunds/refund-order';

const USED_UP = 'This offer is used up: it was for a limited number of orders.';
const USED_BY_YOU = 'You have used this offer as often as each customer can.';
const REVIEW = 'Please review your new total.';
/** A zinc of 10 dollars, at 10 % off, and standard delivery. */
const TOTAL = { discounted: 1695, full: 1795 };

let zinc: number;
const shop = testShop();
const { offer, change, usesOf, enter } = shopOffers(shop);
beforeAll(async () => {
  zinc = await shop.product({ stock: 1000 });
});

/** Creates a cart with a code that has only to be placed. */
async function offered(shopper: Shopper, code: string, email = shopper.email): Promise<string> {
  const cart = await shopper.readyCart(zinc);
  await shopper.setContact(cart, email);
  expect(at(await enter(shopper, cart, code), 'cart_set_offer_by_code.cart.offer_code')).toBe(code);
  return cart;
}

const pay = (shopper: Shopper, cart: string, expected_total = TOTAL.discounted) =>
  shopper.placeUntilKnown(cart, { expected_total });
const totalOf = (answer: GraphQLAnswer) => at<number>(answer, 'checkout_place_order.order.order_total');
const referenceOf = (answer: GraphQLAnswer) => at<string>(answer, 'checkout_place_order.order.reference');
const CART = 'offer_code cart_total refused_offer { code message }';
const cancel = (reference: string) =>
  cancelOrder(shop.services, { reference, by: 'customer', reason: 'changed_mind' });
const held = () => shop.db.collection('gateway_intents').countDocuments({ status: 'authorised' });

/** Uses a code in an order of somebody else. */
async function use(code: string): Promise<string> {
  const guest = shop.guest();
  return referenceOf(await pay(guest, await offered(guest, code)));
}

describe('the uses of an offer', () => {
  it('are as many as it has, however many order at once, and nobody else is charged [vouchers-01]', async () => {
    const code = await offer({ max_uses: 2 });
    const guests = Array.from({ length: 6 }, () => shop.guest());
    const carts = await Promise.all(guests.map((guest) => offered(guest, code)));
    const answers = await Promise.all(guests.map((guest, index) => pay(guest, carts[index] ?? '')));
    expect(answers.filter(({ errors }) => !errors).map(totalOf)).toEqual([1695, 1695]);
    const refused = answers.map(failure).filter(Boolean);
    expect(refused).toEqual(
      Array.from({ length: 4 }, () => ({ code: 'INVALID_OFFER', message: `${USED_UP} ${REVIEW}` })),
    );
    expect([await usesOf(code), await held()]).toEqual([2, 0]);
  });

  it('that somebody else took meanwhile leave the cart at its new total, which is agreed to first [vouchers-02]', async () => {
    const code = await offer({ max_uses: 1, is_listed: true });
    const guest = shop.guest();
    const cart = await offered(guest, code);
    await use(code);
    expect(at(await guest.cart(cart, CART), 'cart')).toEqual({
      offer_code: null,
      cart_total: TOTAL.full,
      refused_offer: { code, message: USED_UP },
    });
    const key = { idempotency_key: randomUUID() };
    const refused = await guest.place(cart, { ...key, expected_total: TOTAL.discounted });
    expect(failure(refused)).toEqual({ code: 'INVALID_OFFER', message: `${USED_UP} ${REVIEW}` });
    expect(at(await guest.cart(cart, CART), 'cart')).toMatchObject({ refused_offer: null });
    expect(await held()).toBe(0);
    expect(totalOf(await guest.place(cart, { ...key, expected_total: TOTAL.full }))).toBe(TOTAL.full);
    expect(await usesOf(code)).toBe(1);
  });

  it('are refused once they are taken, and not listed any more', async () => {
    const code = await offer({ max_uses: 1, is_listed: true });
    const guest = shop.guest();
    const cart = await guest.readyCart(zinc);
    const listed = async () =>
      at<{ code: string }[]>(
        await guest.cart(cart, 'available_offers { code }'),
        'cart.available_offers',
      ).some((one) => one.code === code);
    expect(await listed()).toBe(true);
    await use(code);
    expect(await listed()).toBe(false);
    expect(failure(await enter(guest, cart, code))).toEqual({ code: 'INVALID_OFFER', message: USED_UP });
  });

  it('come back with the whole order, once, and not with a part of it [vouchers-03]', async () => {
    const code = await offer({ max_uses: 1, max_uses_per_customer: 1 });
    const email = `${randomUUID()}@example.com`;
    const guest = shop.guest();
    const reference = referenceOf(await pay(guest, await offered(guest, code, email)));
    const part = { request: { lines: [], shipping: true }, reason: 'damaged', key: randomUUID() } as const;
    await refundOrder(shop.services, { reference, ...part });
    expect(await usesOf(code)).toBe(1);
    await Promise.all([cancel(reference), cancel(reference), cancel(reference)]);
    expect(await usesOf(code)).toBe(0);
    const again = shop.guest();
    expect(totalOf(await pay(again, await offered(again, code, email)))).toBe(TOTAL.discounted);
  });

  it('are not given back by an order that was never counted', async () => {
    const code = await offer({ max_uses: 5, uses: 2 });
    const reference = await use(code);
    await shop.db.collection('claims').deleteMany({ kind: 'offer_use' });
    await cancel(reference);
    expect(await usesOf(code)).toBe(3);
  });

  it('end with the offer, also in a cart [vouchers-02]', async () => {
    const code = await offer();
    const guest = shop.guest();
    const cart = await offered(guest, code);
    await change(code, { end_date: shop.clock.now() });
    const ended = 'This offer has ended.';
    expect(at(await guest.cart(cart, CART), 'cart.refused_offer.message')).toBe(ended);
    expect(failure(await pay(guest, cart))?.message).toBe(`${ended} ${REVIEW}`);
    expect(failure(await enter(guest, cart, code))?.message).toBe(ended);
    expect(totalOf(await pay(guest, cart, TOTAL.full))).toBe(TOTAL.full);
  });

  it('do not begin while it is a draft, or before its time', async () => {
    const guest = shop.guest();
    const cart = await guest.readyCart(zinc);
    const codes = [await offer({ is_draft: true }), await offer({ starts_at: new Date('2027-01-01') })];
    for (const code of codes) {
      expect(failure(await enter(guest, cart, code))?.message).toBe('This offer code is not valid.');
    }
  });
});

describe('the uses of a customer', () => {
  it('are counted by account, which is told at once, also after signing out [vouchers-01]', async () => {
    const code = await offer({ max_uses_per_customer: 2 });
    const { shopper } = await shop.user();
    const email = `${randomUUID()}@example.com`;
    for (const _turn of [1, 2]) await pay(shopper, await offered(shopper, code, email));
    const refused = await enter(shopper, await shopper.readyCart(zinc), code);
    expect(failure(refused)).toEqual({ code: 'INVALID_OFFER', message: USED_BY_YOU });
    const guest = shop.guest();
    expect(failure(await pay(guest, await offered(guest, code, email)))?.code).toBe('INVALID_OFFER');
    expect(await usesOf(code)).toBe(2);
  });

  it('are counted by a guest’s mailbox in any spelling, and not told to whoever enters it [vouchers-01]', async () => {
    const code = await offer({ max_uses_per_customer: 1 });
    const name = randomUUID();
    const guests = Array.from({ length: 5 }, () => shop.guest());
    const spelled = (at: number) =>
      at % 2 ? `${name}+${at}@Example.com` : `${name.toUpperCase()}@example.com`;
    const carts = await Promise.all(guests.map((guest, at) => offered(guest, code, spelled(at))));
    const answers = await Promise.all(guests.map((guest, at) => pay(guest, carts[at] ?? '')));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.message).toBe(
      `This offer can’t be used with this order. ${REVIEW}`,
    );
    expect([await usesOf(code), await held()]).toEqual([1, 0]);
  });
});
