import { UNMERGED_REASONS } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { at, failure, Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import type { CartDocument } from '../documents';

const shop = testShop();

const join = async (user: Shopper, cart_uuid: string | null) => {
  const response = await user.run(
    'users_set_cart',
    { cart_uuid },
    'user { first_name cart { uuid num_items } }',
  );
  return at<{ uuid: string; num_items: number } | null>(response, 'users_set_cart.user.cart');
};
const quantities = async (user: Shopper, uuid: string) => {
  const response = await user.cart(uuid, 'items { quantity product { id } }');
  const items = at<{ quantity: number; product: { id: string } }[]>(response, 'cart.items');
  return Object.fromEntries(items.map(({ quantity, product }) => [product.id, quantity]));
};

const carts = () => shop.db.collection<CartDocument>('carts');
const linesOf = async (_id: string) => (await carts().findOne({ _id }))?.items.length;

interface Unmerged {
  product: { id: string } | null;
  quantity: number;
  code: string;
  message: string;
}

const unmerged = async (user: Shopper, uuid: string) =>
  at<Unmerged[]>(
    await user.cart(uuid, 'unmerged_items { product { id } quantity code message }'),
    'cart.unmerged_items',
  );
const settle = (user: Shopper, cart_uuid: string, is_added: boolean) =>
  user.run('cart_settle_unmerged', { cart_uuid, is_added }, 'cart { uuid }');

let nextLine = 0;

/** Returns the uuid of a shopper's cart with this many lines. */
async function cartOf(shopper: Shopper, lines: number): Promise<string> {
  const _id = await shopper.newCart();
  await shopper.add(_id, await shop.product());
  const [line] = (await carts().findOne({ _id }))?.items ?? [];
  if (!line) throw new Error('The cart is empty');
  const items = Array.from({ length: lines }, () => {
    nextLine += 1;
    return { ...line, id: `line-${nextLine}`, product_id: 5_000_000 + nextLine };
  });
  await carts().updateOne({ _id }, { $set: { items }, $inc: { version: 1 } });
  return _id;
}

describe('a guest cart at sign-in', () => {
  it('becomes the user’s with the same uuid, and is inaccessible to anyone else', async () => {
    const { shopper: user } = await shop.user();
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, await shop.product(), 2);
    expect(await join(user, uuid)).toEqual({ uuid, num_items: 2 });
    expect(failure(await guest.cart(uuid, 'uuid'))?.code).toBe('SIGN_IN_REQUIRED');
    const { shopper: other } = await shop.user();
    expect(failure(await other.cart(uuid, 'uuid'))).toEqual({
      code: 'CART_NOT_FOUND',
      message: 'Cart not found',
    });
    const foreign = await other.run('cart_remove_offer', { cart_uuid: uuid }, 'cart { uuid }');
    expect(failure(foreign)?.code).toBe('CART_NOT_FOUND');
    expect(await join(other, uuid)).toBeNull();
  });

  it('is merged into the user’s open cart once: equal lines add up, no line is lost [accounts-05]', async () => {
    const { shopper: user } = await shop.user();
    const [shared, mine, theirs] = [await shop.product(), await shop.product(), await shop.product()];
    const userCart = await user.newCart();
    await user.add(userCart, shared, 2);
    await user.add(userCart, mine);
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, shared, 3);
    await guest.add(uuid, theirs);
    await guest.setContact(uuid, 'guest@example.com');
    expect(await join(user, uuid)).toEqual({ uuid: userCart, num_items: 7 });
    expect(await join(user, uuid)).toEqual({ uuid: userCart, num_items: 7 });
    expect(await quantities(user, userCart)).toEqual({ [shared]: 5, [mine]: 1, [theirs]: 1 });
    expect(at(await user.cart(userCart, 'user_email'), 'cart.user_email')).toBe('guest@example.com');
    expect(failure(await guest.add(uuid, shared))?.code).toBe('CART_NOT_FOUND');
  });

  it('results in one cart with all lines if several tabs merge and write concurrently', async () => {
    const { shopper: user } = await shop.user();
    const userCart = await user.newCart();
    const guest = shop.guest();
    const uuid = await guest.newCart();
    const ids = await Promise.all(Array.from({ length: 6 }, () => shop.product()));
    for (const id of ids.slice(0, 3)) await guest.add(uuid, id);
    const [merged] = await Promise.all([
      Promise.all([join(user, uuid), join(user, uuid), join(user, uuid)]),
      Promise.all(ids.slice(3).map((id) => user.add(userCart, id))),
    ]);
    expect(new Set(merged.map((cart) => cart?.uuid))).toEqual(new Set([userCart]));
    const expected = Object.fromEntries(ids.map((id) => [id, 1]));
    expect(await quantities(user, userCart)).toEqual(expected);
  });

  it('leaves a user with one open cart, however many are created concurrently', async () => {
    const { shopper: user } = await shop.user();
    const uuids = await Promise.all(Array.from({ length: 5 }, () => user.newCart()));
    expect(new Set(uuids).size).toBe(1);
    await user.add(uuids[0] ?? '', await shop.product());
    await user.makeReady(uuids[0] ?? '');
    expect((await user.place(uuids[0] ?? '')).errors).toBeUndefined();
    expect(await user.newCart()).not.toBe(uuids[0]);
  });

  it('that does not fit stays as it is, and its shopper is told, until there is room', async () => {
    const { shopper: user } = await shop.user();
    const { email, password, token } = await shop.signUp();
    const member = new Shopper(shop.url, token);
    for (const [shopper, signIn] of [
      [user, null],
      [member, { email, password }],
    ] as const) {
      const own = await cartOf(shopper, 150);
      const guest = await cartOf(shop.guest(), 100);
      if (signIn) {
        const response = await shop.post('/api/auth/login', { ...signIn, cart: { id: guest } });
        expect(response.status).toBe(200);
      }
      const refused = await shopper.run('users_set_cart', { cart_uuid: guest }, 'user { first_name }');
      expect(failure(refused)).toEqual({ code: 'CART_FULL', message: 'Your cart is full.' });
      const left = await unmerged(shopper, own);
      expect(left).toHaveLength(100);
      expect(left[0]).toMatchObject({ quantity: 1, code: 'cart_full', message: UNMERGED_REASONS.cart_full });
      expect(failure(await settle(shopper, own, true))?.code).toBe('CART_FULL');
      expect([await linesOf(own), await linesOf(guest)]).toEqual([150, 100]);
      await carts().updateOne(
        { _id: own },
        { $push: { items: { $each: [], $slice: 100 } }, $inc: { version: 1 } },
      );
      expect(failure(await settle(shopper, own, true))).toBeUndefined();
      expect([await linesOf(own), await linesOf(guest)]).toEqual([200, 0]);
      expect(await unmerged(shopper, own)).toEqual([]);
    }
  });

  it('can be left out for good', async () => {
    const { shopper: user } = await shop.user();
    const own = await cartOf(user, 200);
    const guest = await cartOf(shop.guest(), 1);
    await user.run('users_set_cart', { cart_uuid: guest }, 'user { first_name }');
    expect(await unmerged(user, own)).toHaveLength(1);
    expect(failure(await settle(user, own, false))).toBeUndefined();
    expect(await unmerged(user, own)).toEqual([]);
    expect([await linesOf(own), await linesOf(guest)]).toEqual([200, 1]);
  });

  it('tells how many units of a line were cut off', async () => {
    const { shopper: user } = await shop.user();
    const product = await shop.product();
    const own = await user.newCart();
    await user.add(own, product, 600);
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, product, 500);
    await join(user, uuid);
    expect(await quantities(user, own)).toEqual({ [product]: 999 });
    const message = UNMERGED_REASONS.quantity_limit;
    expect(await unmerged(user, own)).toEqual([
      { product: { id: String(product) }, quantity: 101, code: 'quantity_limit', message },
    ]);
    expect(failure(await settle(user, own, true))).toBeUndefined();
    expect(await unmerged(user, own)).toEqual([]);
  });

  it('is merged whole where rules do not allow it, and each line says why it cannot be ordered', async () => {
    const { shopper: user } = await shop.user();
    const scarce = await shop.product({ stock: 3 });
    const limited = await shop.product({ schedule: '3', order_limit: 2 });
    const own = await user.newCart();
    const guest = shop.guest();
    const uuid = await guest.newCart();
    for (const [shopper, cart] of [
      [user, own],
      [guest, uuid],
    ] as const) {
      await shopper.add(cart, scarce, 2);
      await shopper.add(cart, limited, 2);
    }
    await join(user, uuid);
    const answer = await user.cart(own, 'items { quantity errors { code } }');
    expect(at(answer, 'cart.items')).toEqual([
      { quantity: 4, errors: [{ code: 'insufficient_stock' }] },
      { quantity: 4, errors: [{ code: 'order_limit' }] },
    ]);
    expect(await unmerged(user, own)).toEqual([]);
  });

  it('requires sign-in', async () => {
    const response = await shop.guest().run('users_set_cart', {}, 'user { first_name }');
    expect(failure(response)?.code).toBe('UNAUTHENTICATED');
  });
});
