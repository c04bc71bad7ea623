import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { mailsTo } from '../../../test/server/outbox';
import { checkAll } from '../../../test/shop/counter/packing';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import type { PharmacyDocument } from '../fulfilment';

const shop = testShop();
const staff = beforeTests(async () => (await shop.user('staff')).shopper);

const PARCEL = { carrier: 'Australia Post', tracking_number: '33ABC 123456' };

async function placed(over: object = {}) {
  const guest = shop.guest();
  const answer = await guest.place(await guest.readyCart(await shop.product(over)));
  return { guest, reference: at<string>(answer, 'checkout_place_order.order.reference') };
}
const setState = (by: Shopper, reference: string, state: string, more: object = {}) => {
  const query = `mutation StaffOrdersSetState($input: StaffOrdersSetStateInput!) { staff_orders_set_state(input: $input) {
    order { state timeline { state } tracking { carrier number } } } }`;
  return by.send(query, { input: { reference, state, ...more } });
};
/** Packs an order of which every unit is checked. */
const pack = async (reference: string) => {
  await checkAll(staff, reference);
  return setState(staff, reference, 'packed');
};
const orderOf = (answer: Awaited<ReturnType<typeof setState>>) => at(answer, 'staff_orders_set_state.order');
const dispatchesTo = async ({ email }: Shopper) =>
  (await mailsTo(shop.services, email)).filter(({ template }) => template === 'order_dispatched');

describe('staff_orders_set_state', () => {
  it('advances an order step by step until delivery', async () => {
    const { reference } = await placed({ schedule: '2' });
    expect(failure(await setState(staff, reference, 'packed'))?.code).toBe('REVIEW_MISSING');
    const review = { staff_id: 's', staff_name: 'Mei Tran', at: shop.clock.current };
    await shop.db.collection('orders').updateOne({ reference }, { $set: { review } });
    await pack(reference);
    await setState(staff, reference.toLowerCase(), 'dispatched', PARCEL);
    expect(orderOf(await setState(staff, reference, 'delivered'))).toEqual({
      state: 'delivered',
      timeline: ['placed', 'pharmacist_review', 'packed', 'dispatched', 'delivered'].map((state) => ({
        state,
      })),
      tracking: { carrier: 'Australia Post', number: '33ABC 123456' },
    });
  });

  it('promises no day that is over when it is sent', async () => {
    const { guest, reference } = await placed();
    await pack(reference);
    const past = { $set: { 'shipping_method.delivery_to': '2026-11-20' } };
    await shop.db.collection('orders').updateOne({ reference }, past);
    await setState(staff, reference, 'dispatched', PARCEL);
    const [mail] = await dispatchesTo(guest);
    expect(mail?.text).toContain('Carrier: Australia Post');
    expect(mail?.text).not.toContain('Expected');
  });

  it('notifies the customer of dispatch once, however often it is sent', async () => {
    const { guest, reference } = await placed({ name: 'Secret remedy' });
    await pack(reference);
    expect(await dispatchesTo(guest)).toEqual([]);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => setState(staff, reference, 'dispatched', PARCEL)),
    );
    for (const answer of answers) expect(orderOf(answer)).toMatchObject({ state: 'dispatched' });
    const [mail, ...others] = await dispatchesTo(guest);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your order ${reference} is on its way`);
    expect(mail?.text).toMatch(/^Expected: .+\nCarrier: Australia Post\nTracking number: 33ABC 123456$/m);
    expect(mail?.text).toContain('Delivering to\nAnn Bee\n12 Crown Street');
    expect(mail?.text).toContain('/order-lookup');
    expect(`${mail?.text}${mail?.html}`).not.toContain('Secret remedy');
  });

  it('mails where to collect an order, and when; the order says so too [selling-38]', async () => {
    const { guest, reference } = await placed();
    const pharmacy = await shop.db
      .collection<PharmacyDocument>('pharmacies')
      .findOne({ is_click_and_collect: true, phone: { $ne: '' } });
    const { _id: id, address, phone } = pharmacy as PharmacyDocument;
    const place = { cnc_location: { id, name: 'Saltbush Pharmacy Newtown' } };
    await shop.db.collection('orders').updateOne({ reference }, { $set: place });
    const shown = await staff.send(
      `query StaffOrder($reference: String!) { staff_order(reference: $reference) { order { cnc_location { name place {
        address { line_1 postcode } phone opening_status opening_hours { day hours } } } } } }`,
      { reference },
    );
    expect(at(shown, 'staff_order.order.cnc_location')).toMatchObject({
      name: 'Saltbush Pharmacy Newtown',
      place: {
        address: { line_1: address.line_1, postcode: address.postcode },
        phone,
        opening_status: expect.stringMatching(/^Open|^Public holiday/),
        opening_hours: expect.arrayContaining([{ day: 'Sunday', hours: expect.any(String) }]),
      },
    });
    await pack(reference);
    expect(orderOf(await setState(staff, reference, 'dispatched'))).toMatchObject({ tracking: null });
    const [mail] = await dispatchesTo(guest);
    expect(mail?.text).toContain(`Your order ${reference} is ready at Saltbush Pharmacy Newtown.`);
    for (const words of [address.line_1, address.postcode, phone, 'Sunday: ']) {
      expect(mail?.text).toContain(words);
    }
  });

  it('rejects skipped or reversed steps, and parcels without a tracking number', async () => {
    const { guest, reference } = await placed();
    expect(failure(await setState(staff, reference, 'dispatched', PARCEL))).toEqual({
      code: 'WRONG_STATE',
      message: 'This order cannot be dispatched now: it is placed.',
    });
    await pack(reference);
    const nameless = await setState(staff, reference, 'dispatched', { carrier: '<b>', tracking_number: ' ' });
    expect(nameless.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { carrier: 'Please enter the carrier', tracking_number: 'Please enter the tracking number' },
    });
    expect(failure(await setState(staff, reference, 'placed'))?.code).toBe('WRONG_STATE');
    expect(await dispatchesTo(guest)).toEqual([]);
  });

  it('requires staff', async () => {
    const { guest, reference } = await placed();
    const { shopper } = await shop.user();
    for (const by of [guest, shopper]) {
      const refused = { code: 'FORBIDDEN', message: 'You are not allowed to do this.' };
      expect(failure(await setState(by, reference, 'packed'))).toEqual(refused);
    }
    expect(failure(await setState(staff, 'SB-2222-2222', 'packed'))).toEqual({
      code: 'NOT_FOUND',
      message: 'Order not found',
    });
  });
});
