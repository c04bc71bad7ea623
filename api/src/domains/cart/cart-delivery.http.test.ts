import { describe, expect, it } from 'vitest';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

describe('delivery of a cart', () => {
  it('offers methods by postcode with pharmacies by distance and address [2.15-20] [3.a-08] [7.b-06]', async () => {
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, await shop.product());
    const response = await guest.send(
      `query AvailableShippingMethodsCart($uuid: ID, $input: ShippingMethodInput) {
        cart(uuid: $uuid) { available_shipping_methods(input: $input) {
          id name type price display_price display_info remaining_seconds
          locations { distance id name opening_status opening_hours { day hours }
            address { line_1 line_2 postcode state suburb } } } } }`,
      { uuid, input: { postcode: '2010' } },
    );
    const methods = at<{ id: string; price: number; locations: { distance: number }[] }[]>(
      response,
      'cart.available_shipping_methods',
    );
    expect(methods.map(({ id, price }) => [id, price])).toEqual([
      ['same-day', 1495],
      ['express', 1295],
      ['standard', 795],
      ['click-and-collect', 0],
    ]);
    expect(methods.at(-1)?.locations[0]).toMatchObject({
      opening_status: expect.stringMatching(/^(Opens? |Public holiday)/),
      opening_hours: [{ day: 'Monday to Friday', hours: expect.stringMatching(/^8 am to [68] pm$/) }, {}, {}],
    });
    const distances = methods.at(-1)?.locations.map(({ distance }) => distance) ?? [];
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const outback = await guest.cart(uuid, 'available_shipping_methods(input: { postcode: "4825" }) { id }');
    expect(at(outback, 'cart.available_shipping_methods')).not.toContainEqual({ id: 'same-day' });
  });

  it('stores the method, the note and the authority to leave [2.15-22] [2.15-23] [3.a-04] [3.a-07]', async () => {
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, await shop.product());
    const chosen = await guest.run(
      'cart_set_shipping_method',
      {
        cart_uuid: uuid,
        shipping_method_id: 'express',
        postcode: '2010',
        authority_to_leave: true,
        delivery_instructions: ' Behind the gate ',
      },
      'cart { shipping_method { id } shipping_total cart_total authority_to_leave delivery_instructions }',
    );
    expect(at(chosen, 'cart_set_shipping_method.cart')).toEqual({
      shipping_method: { id: 'express' },
      shipping_total: 1295,
      cart_total: 2295,
      authority_to_leave: true,
      delivery_instructions: 'Behind the gate',
    });
    const mailed = { cart_uuid: uuid, shipping_method_id: 'express', delivery_instructions: 'me@home' };
    expect(failure(await guest.run('cart_set_shipping_method', mailed, 'cart { uuid }'))?.code).toBe(
      'INVALID_INPUT',
    );
  });

  it('requires a pharmacy for click-and-collect, and rejects unavailable methods', async () => {
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, await shop.product());
    const collect = { cart_uuid: uuid, shipping_method_id: 'click-and-collect', postcode: '2010' };
    const fields = 'cart { cnc_location { id name } shipping_total }';
    expect(failure(await guest.run('cart_set_shipping_method', collect, fields))).toEqual({
      code: 'INVALID_SHIPPING_METHOD',
      message: 'Please choose a pharmacy to collect from.',
    });
    const near = await guest.cart(
      uuid,
      'available_shipping_methods(input: { postcode: "2010" }) { locations { id name } }',
    );
    const location = at<{ id: string; name: string }>(near, 'cart.available_shipping_methods.3.locations.0');
    const done = await guest.run(
      'cart_set_shipping_method',
      { ...collect, cnc_location_id: location.id },
      fields,
    );
    expect(at(done, 'cart_set_shipping_method.cart')).toEqual({ cnc_location: location, shipping_total: 0 });
    const far = { cart_uuid: uuid, shipping_method_id: 'same-day', postcode: '4825' };
    expect(failure(await guest.run('cart_set_shipping_method', far, fields))?.code).toBe(
      'INVALID_SHIPPING_METHOD',
    );
  });
});
