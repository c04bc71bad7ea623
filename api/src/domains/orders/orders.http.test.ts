import { describe, expect, it } from 'vitest';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

const PREVIOUS = `query PreviousOrders($page: Int, $per_page: Int) {
  previous_orders(page: $page, per_page: $per_page) {
    data { reference created_at order_total }
    paginatorInfo { current_page last_page per_page total }
  }
}`;
const ORDER = `query Order($reference: String!, $cart_uuid: ID) {
  order(reference: $reference, cart_uuid: $cart_uuid) {
    reference created_at state timeline { state at } first_name last_name email num_items
    items { name quantity unit_price line_total gst price_type product { name } }
    discounts { kind amount } item_total discount_total shipping_total order_total gst_total edr_base_points edr_bonus_points offer_code
    shipping_method { id name type price } shipping_address { suburb state postcode phone } cnc_location { id }
    authority_to_leave delivery_instructions tracking { carrier } payment { brand last4 status }
  }
}`;
const referenceOf = (answer: Parameters<typeof at>[0]) =>
  at<string>(answer, 'checkout_place_order.order.reference');

describe('orders of a user', () => {
  it('are listed by page, newest first, for that user only [2.17-03] [3.k-05] [accounts-03]', async () => {
    const { shopper } = await shop.user();
    const references: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      shop.clock.current = new Date(shop.clock.current.getTime() + 1000);
      references.unshift(referenceOf(await shopper.place(await shopper.readyCart(await shop.product()))));
    }
    const page = await shopper.send(PREVIOUS, { page: 2, per_page: 2 });
    expect(at(page, 'previous_orders')).toMatchObject({
      data: [{ reference: references[2], order_total: 1795, created_at: '2026-11-24T00:00:01.000Z' }],
      paginatorInfo: { current_page: 2, last_page: 2, per_page: 2, total: 3 },
    });
    const first = await shopper.send(PREVIOUS, { page: 1, per_page: 2 });
    expect(
      at<{ reference: string }[]>(first, 'previous_orders.data').map((order) => order.reference),
    ).toEqual(references.slice(0, 2));
    const { shopper: other } = await shop.user();
    expect(at(await other.send(PREVIOUS), 'previous_orders')).toEqual({
      data: [],
      paginatorInfo: { current_page: 1, last_page: 1, per_page: 10, total: 0 },
    });
    expect(failure(await shop.guest().send(PREVIOUS))?.code).toBe('UNAUTHENTICATED');
    const foreign = await other.send(ORDER, { reference: references[0] });
    const unknown = await other.send(ORDER, { reference: 'SB-2222-2222' });
    expect(failure(foreign)).toEqual({ code: 'NOT_FOUND', message: 'Order not found' });
    expect(failure(foreign)).toEqual(failure(unknown));
  });

  it('show everything with GST, timeline and delivery [1-03] [selling-11]', async () => {
    const { shopper } = await shop.user();
    const cart = await shopper.readyCart(await shop.product({ name: 'Zinc tablets' }), 2);
    const reference = referenceOf(await shopper.place(cart));
    const answer = await shopper.send(ORDER, { reference: reference.toLowerCase() });
    expect(at(answer, 'order')).toMatchObject({
      reference,
      state: 'placed',
      timeline: [{ state: 'placed' }],
      first_name: 'Ann',
      last_name: 'Bee',
      email: shopper.email,
      num_items: 2,
      items: [
        {
          name: 'Zinc tablets',
          quantity: 2,
          unit_price: 1000,
          line_total: 2000,
          gst: 182,
          price_type: 'default',
        },
      ],
      item_total: 2000,
      discount_total: 0,
      discounts: [],
      shipping_total: 795,
      order_total: 2795,
      gst_total: 254,
      edr_base_points: 0,
      shipping_method: { id: 'standard', price: 795 },
      shipping_address: { suburb: 'SURRY HILLS', state: 'NSW', postcode: '2010', phone: '0412345678' },
      payment: { brand: 'visa', last4: '4242', status: 'captured' },
    });
  });
});
