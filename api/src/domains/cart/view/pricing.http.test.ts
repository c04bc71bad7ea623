import { describe, expect, it } from 'vitest';
import { ITEMS } from '../../../../test/shop/cart-items';
import { at } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();

describe('the prices of a cart', () => {
  it('prices multibuy by quantity, whatever price type was requested [9.a-07]', async () => {
    const guest = shop.guest();
    const id = await shop.product({
      prices: [
        { type: 'default', min_qty: 1, value: 1000 },
        { type: 'multi_3', min_qty: 3, value: 800 },
      ],
    });
    const uuid = await guest.newCart();
    await guest.add(uuid, id, 2, { price_type: 'multi_3' });
    expect(at(await guest.cart(uuid, ITEMS), 'cart.items')).toMatchObject([
      { unit_price: 1000, price_type: 'multi_3', live_price_type: 'default' },
    ]);
    await guest.add(uuid, id, 1);
    expect(at(await guest.cart(uuid, ITEMS), 'cart.items')).toMatchObject([
      { unit_price: 800, line_total: 2400, live_price_type: 'multi_3' },
    ]);
  });

  it('charges after-hours prices by the shopper’s local time [9.a-06] [4.f-03]', async () => {
    const guest = shop.guest();
    const id = await shop.product({
      prices: [
        { type: 'default', min_qty: 1, value: 1000 },
        { type: 'afterhours', min_qty: 1, value: 1500 },
      ],
    });
    const uuid = await guest.newCart();
    await guest.add(uuid, id, 1, { price_type: 'afterhours' });
    const priceAt = async (postcode: string) =>
      at(await guest.cart(uuid, ITEMS, `, postcode: "${postcode}"`), 'cart.items.0.live_price_type');
    expect(await priceAt('2000')).toBe('default');
    shop.clock.current = new Date('2026-11-24T09:30:00+11:00');
    expect([await priceAt('2000'), await priceAt('6000')]).toEqual(['default', 'afterhours']);
    shop.clock.current = new Date('2026-11-24T11:00:00+11:00');
  });
});
