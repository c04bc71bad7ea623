import { describe, expect, it } from 'vitest';
import type { Selling } from '../../../../test/shop/selling';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();

describe('a cart with unavailable lines', () => {
  it('rejects unavailable products, each with its reason', async () => {
    const guest = shop.guest();
    const uuid = await guest.newCart();
    const codeOf = async (over: Parameters<Selling['product']>[0]) =>
      failure(await guest.add(uuid, await shop.product(over)))?.code;
    expect(await codeOf({ status: 'Disabled' })).toBe('PRODUCT_UNAVAILABLE');
    expect(await codeOf({ booking_type: 'ShortConsult' })).toBe('PRODUCT_UNAVAILABLE');
    expect(await codeOf({ stock: 0 })).toBe('OUT_OF_STOCK');
    expect(await codeOf({ is_gated: true })).toBe('SIGN_IN_REQUIRED');
    expect(await codeOf({ schedule: '4', requires_prescription: true })).toBe('SIGN_IN_REQUIRED');
    expect(failure(await guest.add(uuid, 123_456_789))?.code).toBe('PRODUCT_UNAVAILABLE');
  });

  it('reports errors on lines that cannot be ordered [2.15-15] [8-23] [selling-08]', async () => {
    const guest = shop.guest();
    const few = await shop.product({ stock: 2 });
    const limited = await shop.product({ schedule: '2', is_pharmacy: true });
    const barred = await shop.product({ excluded_states: ['NSW'] });
    const uuid = await guest.newCart();
    await guest.add(uuid, few, 3);
    await guest.add(uuid, limited, 2);
    await guest.add(uuid, barred);
    const response = await guest.cart(uuid, 'items { is_restricted errors { code } } requires_login');
    expect(at(response, 'cart.items')).toEqual([
      { is_restricted: false, errors: [{ code: 'insufficient_stock' }] },
      { is_restricted: false, errors: [{ code: 'order_limit' }] },
      { is_restricted: true, errors: [{ code: 'excluded_state' }] },
    ]);
    const inPerth = await guest.cart(uuid, 'items { is_restricted }', ', postcode: "6000"');
    expect(at(inPerth, 'cart.items.2.is_restricted')).toBe(false);
  });
});
