import { describe, expect, it } from 'vitest';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const ORDER = `query Order($reference: String!, $cart_uuid: ID) {
  order(reference: $reference, cart_uuid: $cart_uuid) {
    reference created_at state timeline { state at } first_name last_name email num_items
    items { name quantity unit_price line_total gst price_type product { name } }
    item_total discount_total shipping_total order_total gst_total edr_base_points edr_bonus_points offer_code
    shipping_method { id name type price } shipping_address { suburb state postcode phone } cnc_location { id }
    authority_to_leave delivery_instructions tracking { carrier } payment { brand last4 status }
  }
}`;
const LOOKUP = `query OrderLookup($reference: String!, $email: String!) {
  order_lookup(reference: $reference, email: $email) { reference order_total }
}`;
const referenceOf = (answer: Parameters<typeof at>[0]) =>
  at<string>(answer, 'checkout_place_order.order.reference');

describe('orders of a guest', () => {
  it('are found only by reference and e-mail, or by the cart they came from', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.newCart();
    await guest.add(cart_uuid, await shop.product());
    await guest.makeReady(cart_uuid);
    await guest.setContact(cart_uuid, 'Guest@Example.com');
    const reference = referenceOf(await guest.place(cart_uuid));
    const found = await guest.send(LOOKUP, { reference, email: ' guest@example.COM ' });
    expect(at(found, 'order_lookup')).toEqual({ reference, order_total: 1795 });
    expect(at(await guest.send(ORDER, { reference, cart_uuid }), 'order.reference')).toBe(reference);
    const notFound = { code: 'NOT_FOUND', message: 'Order not found' };
    for (const email of ['other@example.com', 'guest', 'guest @example.com']) {
      expect(failure(await guest.send(LOOKUP, { reference, email }))).toEqual(notFound);
    }
    expect(failure(await guest.send(ORDER, { reference }))).toEqual(notFound);
    expect(failure(await guest.send(ORDER, { reference, cart_uuid: 'other' }))).toEqual(notFound);
  });

  it('of a user are not found by e-mail', async () => {
    const { shopper } = await shop.user();
    const reference = referenceOf(await shopper.place(await shopper.readyCart(await shop.product())));
    const answer = await shop.guest().send(LOOKUP, { reference, email: shopper.email });
    expect(failure(answer)?.code).toBe('NOT_FOUND');
  });
});
