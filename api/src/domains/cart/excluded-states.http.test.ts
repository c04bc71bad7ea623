import { describe, expect, it } from 'vitest';
import { ADDRESS, at, failure, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import type { PharmacyDocument } from '../fulfilment';

const shop = testShop();

async function pharmacyIn(state: string): Promise<{ id: string; postcode: string }> {
  const pharmacies = shop.db.collection<PharmacyDocument>('pharmacies');
  const found = await pharmacies.findOne({ 'address.state': state as 'NSW', is_click_and_collect: true });
  if (!found) throw new Error(`No pharmacy in ${state}`);
  return { id: String(found._id), postcode: found.address.postcode };
}

const ERRORS = 'cart { items { errors { code } } }';

/** Creates a cart with an address in New South Wales, and chooses to collect it in a state. */
async function collecting(guest: Shopper, productId: number, state: string) {
  const cart_uuid = await guest.newCart();
  await guest.add(cart_uuid, productId);
  await guest.setContact(cart_uuid);
  await guest.run('cart_set_shipping_address', { cart_uuid, ...ADDRESS }, 'cart { uuid }');
  const { id, postcode } = await pharmacyIn(state);
  const chosen = await guest.run(
    'cart_set_shipping_method',
    { cart_uuid, shipping_method_id: 'click-and-collect', cnc_location_id: id, postcode },
    ERRORS,
  );
  return { cart_uuid, errors: at<object[]>(chosen, 'cart_set_shipping_method.cart.items.0.errors') };
}

describe('a product that a state excludes', () => {
  it('is not handed over there, whatever the delivery address', async () => {
    const guest = shop.guest();
    const productId = await shop.product({ excluded_states: ['VIC'] });
    const { cart_uuid, errors } = await collecting(guest, productId, 'VIC');
    expect(errors).toEqual([{ code: 'excluded_state' }]);
    const placed = await guest.place(cart_uuid);
    expect(failure(placed)?.code).toBe('CART_ITEM_ERRORS');
    expect(placed.errors?.[0]?.extensions.items).toMatchObject([{ code: 'excluded_state' }]);
  });

  it('promises no same-day delivery there', async () => {
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, await shop.product({ excluded_states: ['NSW'] }));
    await guest.add(uuid, await shop.product());
    const cart = await guest.cart(uuid, 'items { is_restricted is_same_day_eligible(postcode: "2010") }');
    expect(at(cart, 'cart.items')).toEqual([
      { is_restricted: true, is_same_day_eligible: false },
      { is_restricted: false, is_same_day_eligible: true },
    ]);
  });

  it('can be collected in another state', async () => {
    const guest = shop.guest();
    const productId = await shop.product({ excluded_states: ['VIC'] });
    const { cart_uuid, errors } = await collecting(guest, productId, 'NSW');
    expect(errors).toEqual([]);
    expect((await guest.place(cart_uuid)).errors).toBeUndefined();
  });
});
