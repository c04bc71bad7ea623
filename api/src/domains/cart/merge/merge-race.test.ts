import type { Db } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { at, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { mergeGuestCart } from './merge';

const shop = testShop();

/** Reads of the guest cart and the account's cart, then one write. */
const STEPS = [1, 2, 3];

/** Returns a database whose caller is delayed before its `step`th access to the carts. */
function delayedBefore(step: number, interleave: () => Promise<unknown>): Db {
  let accesses = 0;
  const carts = shop.db.collection('carts');
  const slowly = new Proxy(carts, {
    get(target, name: keyof typeof carts) {
      const method = target[name];
      if (name !== 'findOne' && name !== 'updateOne') return method;
      return async (...args: unknown[]) => {
        accesses += 1;
        if (accesses === step) await interleave();
        return (method as (...args: unknown[]) => unknown).apply(target, args);
      };
    },
  });
  return new Proxy(shop.db, {
    get: (target, name: keyof Db) => (name === 'collection' ? () => slowly : target[name]),
  });
}

async function countItems(user: Shopper, uuid: string | undefined): Promise<number> {
  return at<number>(await user.cart(uuid ?? '', 'num_items'), 'cart.num_items');
}

async function guestCart(productId: number, quantity: number): Promise<string> {
  const guest = shop.guest();
  const uuid = await guest.newCart();
  await guest.add(uuid, productId, quantity);
  return uuid;
}

describe.each(STEPS)('a tab that signs in and is overtaken by another tab before step %i', (step) => {
  it('ends up with the same cart if the guest cart becomes the account’s', async () => {
    const { id: userId, shopper: user } = await shop.user();
    const merge = { guestCartUuid: await guestCart(await shop.product(), 2), userId };
    const overtaking = () => mergeGuestCart(shop.services, merge);
    const db = delayedBefore(step, overtaking);
    const cart = await mergeGuestCart({ ...shop.services, db }, merge);
    expect(cart?._id).toBe(merge.guestCartUuid);
    expect(await countItems(user, cart?._id)).toBe(2);
  });

  it('ends up with the same cart if the guest cart is merged into the account’s', async () => {
    const { id: userId, shopper: user } = await shop.user();
    const userCart = await user.newCart();
    await user.add(userCart, await shop.product(), 5);
    const merge = { guestCartUuid: await guestCart(await shop.product(), 2), userId };
    const overtaking = () => mergeGuestCart(shop.services, merge);
    const db = delayedBefore(step, overtaking);
    const cart = await mergeGuestCart({ ...shop.services, db }, merge);
    expect(cart?._id).toBe(userCart);
    expect(await countItems(user, userCart)).toBe(7);
  });
});
