import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { at, failure } from '../../../test/shop/shopper';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());

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
    item_total discount_total shipping_total order_total gst_total edr_base_points edr_bonus_points offer_code
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
      shipping_total: 795,
      order_total: 2795,
      gst_total: 254,
      edr_base_points: 20,
      shipping_method: { id: 'standard', price: 795 },
      shipping_address: { suburb: 'SURRY HILLS', state: 'NSW', postcode: '2010', phone: '0412345678' },
      payment: { brand: 'visa', last4: '4242', status: 'captured' },
    });
  });

  it('start AutoDeliveries for lines with a frequency, at 5 % off, and save the card [3.j-01] [3.j-02] [7.h-01]', async () => {
    const { id, shopper } = await shop.user();
    const cart_uuid = await shopper.newCart();
    await shopper.add(cart_uuid, await shop.product(), 2, { frequency: '4W' });
    await shopper.add(cart_uuid, await shop.product(), 1);
    await shopper.makeReady(cart_uuid);
    expect(at(await shopper.cart(cart_uuid, 'discount_total requires_login'), 'cart')).toEqual({
      discount_total: 100,
      requires_login: true,
    });
    expect((await shopper.place(cart_uuid)).errors).toBeUndefined();
    const answer =
      await shopper.send(`query Autodeliveries { autodeliveries { id name frequency status milestone
      notify_date lockin_date charge_date
      last_payment_status delivery_date items { quantity price one_off } shipping_suburb shipping_email } }`);
    expect(at(answer, 'autodeliveries')).toMatchObject([
      {
        name: 'Every 4 weeks',
        frequency: '4W',
        status: 'active',
        milestone: 'notify',
        last_payment_status: 'succeeded',
        notify_date: expect.stringMatching(/^2026-12-15T/),
        lockin_date: expect.stringMatching(/^2026-12-19T/),
        charge_date: expect.stringMatching(/^2026-12-20T/),
        delivery_date: expect.stringMatching(/^2026-12-22T/),
        items: [{ quantity: 2, price: 950, one_off: false }],
        shipping_suburb: 'SURRY HILLS',
        shipping_email: shopper.email,
      },
    ]);
    const customer = await shop.db.collection<{ _id: string }>('customers').findOne({ _id: id });
    expect(customer).toMatchObject({ payment_methods: [{ brand: 'visa', last4: '4242' }] });
    const { shopper: other } = await shop.user();
    expect(at(await other.send('{ autodeliveries { name } }'), 'autodeliveries')).toEqual([]);
  });

  it('add rewards points once to a linked card, and none without one', async () => {
    const { id, shopper } = await shop.user();
    const customers = shop.db.collection<{ _id: string; edr_points: number }>('customers');
    const product = await shop.product({ edr_bonus_points: 7 });
    await shopper.place(await shopper.readyCart(product));
    expect((await customers.findOne({ _id: id }))?.edr_points).toBe(0);
    await customers.updateOne({ _id: id }, { $set: { edr_linked: true } });
    await shopper.place(await shopper.readyCart(product));
    expect((await customers.findOne({ _id: id }))?.edr_points).toBe(17);
  });

  it('give WELCOME10 for the first order only [selling-17]', async () => {
    const { shopper } = await shop.user();
    const use = async (uuid: string) =>
      shopper.run('cart_set_offer_by_code', { cart_uuid: uuid, code: 'WELCOME10' }, 'offer { code }');
    const first = await shopper.readyCart(await shop.product());
    expect((await use(first)).errors).toBeUndefined();
    await shopper.place(first);
    expect(failure(await use(await shopper.readyCart(await shop.product())))).toEqual({
      code: 'INVALID_OFFER',
      message: 'This offer is for your first order only.',
    });
  });
});
