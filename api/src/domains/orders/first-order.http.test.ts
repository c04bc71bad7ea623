import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS, at, failure, type GraphQLAnswer, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const RIVALS = 20;
const FEW = 6;
const REFUSED = {
  code: 'INVALID_OFFER',
  message: 'This offer can’t be used with this order. Please review your new total.',
};
/** A zinc of 10 dollars, at 10 % off, and standard delivery. */
const TOTAL = { discounted: 1695, full: 1795 };

let zinc: number;
let nextMobile = 412_000_000;
const shop = testShop();
beforeEach(async () => {
  zinc = await shop.product({ stock: 1000 });
});

const newEmail = () => `${randomUUID()}@example.com`;
const useOffer = (shopper: Shopper, cart_uuid: string) =>
  shopper.run('cart_set_offer_by_code', { cart_uuid, code: 'WELCOME10' }, 'cart { offer_code }');
const pay = (shopper: Shopper, cart: string, expected_total: number) =>
  shopper.place(cart, { expected_total });
const totalOf = (answer: GraphQLAnswer) => at<number>(answer, 'checkout_place_order.order.order_total');

/** Creates a cart that has only to be placed; every cart has its own mobile number unless one is given. */
async function offered(shopper: Shopper, email: string, phone = `0${nextMobile++}`): Promise<string> {
  const cart = await shopper.readyCart(zinc);
  await shopper.setContact(cart, email);
  await shopper.run('cart_set_shipping_address', { cart_uuid: cart, ...ADDRESS, phone }, 'cart { uuid }');
  expect((await useOffer(shopper, cart)).errors).toBeUndefined();
  return cart;
}

/** Places carts at the same time and returns their responses. */
async function race(
  emailOf: (index: number) => string,
  { rivals = FEW, phone }: { rivals?: number; phone?: string } = {},
): Promise<GraphQLAnswer[]> {
  const guests = Array.from({ length: rivals }, () => shop.guest());
  const carts = await Promise.all(guests.map((guest, index) => offered(guest, emailOf(index), phone)));
  return Promise.all(guests.map((guest, index) => pay(guest, carts[index] ?? '', TOTAL.discounted)));
}

const winners = (answers: readonly GraphQLAnswer[]) => answers.filter(({ errors }) => !errors).map(totalOf);

describe('an offer for first orders', () => {
  it.each([1, 2, 3])(
    'is used by one of 20 carts with one e-mail placed at once, round %i [selling-25]',
    async () => {
      const email = newEmail();
      const answers = await race(() => email, { rivals: RIVALS });
      expect(winners(answers)).toEqual([TOTAL.discounted]);
      const refused = answers.map(failure).filter(Boolean);
      expect(refused).toEqual(Array.from({ length: RIVALS - 1 }, () => REFUSED));
      expect(await shop.db.collection('orders').countDocuments({ email })).toBe(1);
      const held = await shop.db.collection('gateway_intents').countDocuments({ status: 'authorised' });
      expect(held).toBe(0);
    },
  );

  it('is used once per mailbox, however the address is spelled', async () => {
    const name = randomUUID();
    const answers = await race((index) =>
      index % 2 ? `${name}+${index}@Example.com` : `${name.toUpperCase()}@example.com`,
    );
    expect(winners(answers)).toEqual([TOTAL.discounted]);
  });

  it('is used once per mobile number', async () => {
    const answers = await race(newEmail, { phone: '0498 765 432' });
    expect(winners(answers)).toEqual([TOTAL.discounted]);
  });

  it('is used once per account, whatever the e-mail', async () => {
    const { shopper } = await shop.user();
    const guests = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const guest = shop.guest();
        return offered(guest, newEmail());
      }),
    );
    const answers = await Promise.all(guests.map((cart) => pay(shopper, cart, TOTAL.discounted)));
    expect(winners(answers)).toEqual([TOTAL.discounted]);
  });

  it('is for no later order, with or without it before', async () => {
    const guest = shop.guest();
    const email = newEmail();
    const plain = await guest.readyCart(zinc);
    await guest.setContact(plain, email);
    expect(totalOf(await pay(guest, plain, TOTAL.full))).toBe(TOTAL.full);
    const later = await offered(guest, email.replace('@', '+later@'));
    expect(failure(await pay(guest, later, TOTAL.discounted))).toEqual(REFUSED);
  });

  it('is no longer offered to an account that has ordered, and is to guests', async () => {
    const { shopper } = await shop.user();
    const listed = async (who: Shopper) => {
      const answer = await who.cart(await who.newCart(), 'available_offers { code }');
      return at<{ code: string }[]>(answer, 'cart.available_offers').map(({ code }) => code);
    };
    expect(await listed(shopper)).toContain('WELCOME10');
    await pay(shopper, await offered(shopper, newEmail()), TOTAL.discounted);
    expect(await listed(shopper)).not.toContain('WELCOME10');
    expect(await listed(shopper)).toContain('FREESHIP');
    expect(await listed(shop.guest())).toContain('WELCOME10');
  });

  it('leaves the cart at its new total once refused, and charges nothing until that is agreed to', async () => {
    const email = newEmail();
    const guest = shop.guest();
    expect(totalOf(await pay(guest, await offered(guest, email), TOTAL.discounted))).toBe(TOTAL.discounted);
    const cart = await offered(guest, email);
    const key = { idempotency_key: randomUUID() };
    const refused = await guest.place(cart, { ...key, expected_total: TOTAL.discounted });
    expect(failure(refused)).toEqual(REFUSED);
    expect(at(await guest.cart(cart, 'offer_code cart_total'), 'cart')).toEqual({
      offer_code: null,
      cart_total: TOTAL.full,
    });
    const stale = await guest.place(cart, { ...key, expected_total: TOTAL.discounted });
    expect(failure(stale)?.code).toBe('TOTAL_CHANGED');
    expect(totalOf(await guest.place(cart, { ...key, expected_total: TOTAL.full }))).toBe(TOTAL.full);
  });
});
