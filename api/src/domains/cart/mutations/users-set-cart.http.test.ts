import { describe, expect, it } from 'vitest';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();

describe('UsersSetCart', () => {
  it('returns the cart to continue with at user.cart.uuid [7.c-06]', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.newCart();
    await guest.add(cart_uuid, await shop.product());
    const { shopper } = await shop.user();
    const set = (by: Shopper) => by.run('users_set_cart', { cart_uuid }, 'user { cart { uuid num_items } }');
    expect(at(await set(shopper), 'users_set_cart.user.cart')).toEqual({ uuid: cart_uuid, num_items: 1 });
    expect(failure(await set(guest))?.code).toBe('UNAUTHENTICATED');
  });
});
