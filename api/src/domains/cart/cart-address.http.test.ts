import { describe, expect, it } from 'vitest';
import { ADDRESS, at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

describe('the address of a cart', () => {
  it('never offers standard for a cold cart [2.15-17]', async () => {
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, await shop.product({ is_fridge: true }));
    const response = await guest.cart(
      uuid,
      `available_shipping_methods { id } same_day_eligibility(postcode: "2010") same_day_name(postcode: "2010")
       same_day_cutoff(postcode: "2010") items { is_same_day_eligible(postcode: "2010") }`,
    );
    expect(at(response, 'cart')).toEqual({
      available_shipping_methods: [{ id: 'same-day' }, { id: 'express' }, { id: 'click-and-collect' }],
      same_day_eligibility: true,
      same_day_name: 'Same Day Delivery',
      same_day_cutoff: '2026-11-24T02:00:00.000Z',
      items: [{ is_same_day_eligible: true }],
    });
    const outback = await guest.cart(
      uuid,
      'same_day_eligibility(postcode: "4825") same_day_name(postcode: "4825")',
    );
    expect(at(outback, 'cart')).toEqual({ same_day_eligibility: false, same_day_name: null });
  });

  it('checks the address against the list of suburbs [3.a-06] [2.15-24]', async () => {
    const guest = shop.guest();
    const uuid = await guest.newCart();
    const set = (over: object) =>
      guest.run(
        'cart_set_shipping_address',
        { cart_uuid: uuid, ...ADDRESS, ...over },
        'cart { shipping_first_name shipping_last_name shipping_address_1 shipping_address_2 shipping_phone shipping_postcode shipping_state shipping_suburb }',
      );
    expect(failure(await set({ state: 'VIC' }))).toEqual({
      code: 'INVALID_INPUT',
      message: 'The suburb, state and postcode do not match',
    });
    const wrong = await set({ phone: '12', postcode: '20' });
    expect(wrong.errors?.[0]?.extensions.fields).toEqual({
      postcode: 'Please enter a 4-digit postcode',
      phone: 'Please enter a valid Australian phone number',
    });
    expect(at(await set({}), 'cart_set_shipping_address.cart')).toEqual({
      shipping_first_name: 'Ann',
      shipping_last_name: 'Bee',
      shipping_address_1: '12 Crown Street',
      shipping_address_2: '',
      shipping_phone: '0412345678',
      shipping_postcode: '2010',
      shipping_state: 'NSW',
      shipping_suburb: 'SURRY HILLS',
    });
  });
});
