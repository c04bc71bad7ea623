import { beforeAll, describe, expect, it } from 'vitest';
import { shopOffers } from '../../../../test/shop/counter/offers';
import { at, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const FREE_STANDARD = { kind: 'free_standard_shipping' } as const;

let zinc: number;
const shop = testShop();
const { offer, usesOf, enter } = shopOffers(shop);
beforeAll(async () => {
  zinc = await shop.product({ stock: 1000 });
});

/** A cart with a code that it meets, of so many units at 10 dollars. */
async function offered(shopper: Shopper, code: string, quantity = 1): Promise<string> {
  const cart = await shopper.readyCart(zinc, quantity);
  expect(at(await enter(shopper, cart, code), 'cart_set_offer_by_code.cart.offer_code')).toBe(code);
  return cart;
}

/** Places a cart. @returns the code of its order, and how many uses of the code are taken */
async function outcome(shopper: Shopper, cart: string, code: string) {
  const reference = at(await shopper.placeUntilKnown(cart), 'checkout_place_order.order.reference');
  const order = await shop.collection('orders').findOne({ reference });
  return [order?.offer_code, await usesOf(code)];
}

async function leaveOne(shopper: Shopper, cart_uuid: string): Promise<void> {
  const item_id = at<{ id: string }[]>(await shopper.cart(cart_uuid, 'items { id }'), 'cart.items')[0]?.id;
  const edit = { cart_uuid, item_id, quantity: 1 };
  expect((await shopper.run('cart_edit_item', edit, 'cart { uuid }')).errors).toBeUndefined();
}

describe('an offer that gives nothing to an order takes none of its uses', () => {
  it('as the least to spend is not reached any more, and says so [vouchers-08]', async () => {
    const effect = { kind: 'percent_off', percent: 10, category_id: null, min_spend: 2000 } as const;
    const code = await offer({ max_uses: 1, effect: { ...effect, first_order_only: false } });
    const guest = shop.guest();
    const cart = await offered(guest, code, 2);
    await leaveOne(guest, cart);
    expect(at(await guest.cart(cart, 'refused_offer { message }'), 'cart.refused_offer.message')).toBe(
      'Spend $10.00 more on items of this offer to use it.',
    );
    expect(await outcome(guest, cart, code)).toEqual([null, 0]);
  });

  it('nor is it refused for want of them', async () => {
    const effect = { kind: 'percent_off', percent: 10, category_id: null, min_spend: 2000 } as const;
    const code = await offer({ max_uses_per_customer: 1, effect: { ...effect, first_order_only: false } });
    const guest = shop.guest();
    expect(await outcome(guest, await offered(guest, code, 2), code)).toEqual([code, 1]);
    expect(await shop.collection('orders').findOne({ offer_code: code })).toMatchObject({
      discount_total: 200,
      discounts: [{ kind: 'offer', amount: 200 }],
    });
    const cart = await offered(guest, code, 2);
    await leaveOne(guest, cart);
    expect(await outcome(guest, cart, code)).toEqual([null, 1]);
  });

  it.each([
    ['express', 1, false],
    ['standard', 10, false],
    ['standard', 1, true],
  ])(
    'free standard delivery with %s and %i units: taken is %s [vouchers-08]',
    async (method, units, isTaken) => {
      const code = await offer({ max_uses: 5, effect: FREE_STANDARD });
      const guest = shop.guest();
      const cart = await offered(guest, code, units);
      await guest.makeReady(cart, method);
      expect(await outcome(guest, cart, code)).toEqual(isTaken ? [code, 1] : [null, 0]);
    },
  );
});
