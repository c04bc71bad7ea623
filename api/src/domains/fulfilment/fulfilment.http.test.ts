import { describe, expect, it } from 'vitest';
import { BUSINESS_HOURS } from '../../../test/shop/selling';
import { at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

const suggest = async (query: string, args = '') => {
  const response = await shop
    .guest()
    .send(
      `query Postcodes($query: String!) { postcodes(query: $query${args}) { id suburb postcode state lat lng category } }`,
      {
        query,
      },
    );
  return at<{ suburb: string; postcode: string; state: string; category: string }[]>(response, 'postcodes');
};

describe('postcode search', () => {
  it('finds at most 40 suburbs and postcodes by prefix [3.g-01] [5.d-02] [9.d-02]', async () => {
    expect(await suggest('surry hills')).toMatchObject([
      { suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW', category: 'Delivery Area' },
    ]);
    expect((await suggest('201')).every(({ postcode }) => postcode.startsWith('201'))).toBe(true);
    expect(await suggest('surry 20')).toMatchObject([{ suburb: 'SURRY HILLS' }]);
    expect(await suggest('2010 sur')).toMatchObject([{ suburb: 'SURRY HILLS' }]);
    expect(await suggest('20')).toHaveLength(40);
    expect(await suggest('s')).toEqual([]);
  });

  it('knows names without their marks, and states', async () => {
    const names = async (query: string) => [...new Set((await suggest(query)).map(({ suburb }) => suburb))];
    expect(await names('oconnell')).toEqual(['O’CONNELL']);
    expect(await names('kippa ring')).toEqual(['KIPPA-RING']);
    expect(await names('surry hills nsw 2010')).toEqual(['SURRY HILLS']);
    expect(await names('surry hills nsw')).toEqual(['SURRY HILLS']);
    expect(await names('surry hills vic')).toEqual([]);
  });

  it('returns nothing for invalid characters or injected operators [5.d-01]', async () => {
    for (const query of ['surry-hills', '$ne', '{"$gt":""}', '.*', 'zzzzz']) {
      expect(await suggest(query)).toEqual([]);
    }
  });

  it('includes post office boxes unless told otherwise [5.d-03]', async () => {
    const isBox = ({ category }: { category: string }) => category === 'Post Office Boxes';
    expect((await suggest('1001')).some(isBox)).toBe(true);
    expect(await suggest('1001', ', include_po_boxes: false')).toEqual([]);
  });
});

describe('shipping methods of a postcode', () => {
  const FIELDS =
    'id name type price display_price display_info pdp_display_info cutoff remaining_seconds delivery_date';
  const methodsOf = async (args = '') =>
    at<{ id: string; type: string }[]>(
      await shop
        .guest()
        .send(`query PostcodeShippingMethods { postcode_shipping_methods${args} { ${FIELDS} } }`),
      'postcode_shipping_methods',
    );

  it('are same-day, express and standard at the default postcode 2000 [3.f-01] [7.b-09] [9.a-02]', async () => {
    const methods = await methodsOf();
    expect(methods).toMatchObject([
      {
        id: 'same-day',
        name: 'Same Day Delivery',
        type: 'same-day',
        price: 1495,
        display_price: '$14.95',
        display_info: '<p>Order before 1pm on a business day and it arrives by 9pm.</p>',
        pdp_display_info: 'Order before 1pm on a business day, arrives by <strong>9pm</strong>',
        cutoff: '2026-11-24T02:00:00.000Z',
        remaining_seconds: 7200,
        delivery_date: '2026-11-24',
      },
      {
        id: 'express',
        name: 'Express Delivery',
        type: 'express',
        price: 1295,
        display_price: '$12.95',
        display_info: '<p>Arrives in 1 to 3 business days. Free from $99.00.</p>',
        pdp_display_info: 'Arrives in <strong>1 to 3 business days</strong>, free from $99.00',
        cutoff: null,
        remaining_seconds: null,
      },
      {
        id: 'standard',
        name: 'Standard Delivery',
        type: 'standard',
        price: 795,
        display_price: '$7.95',
        display_info: '<p>Arrives in 3 to 7 business days. Free from $50.00.</p>',
        pdp_display_info: 'Arrives in <strong>3 to 7 business days</strong>, free from $50.00',
      },
    ]);
    expect(await methodsOf('(postcode: "2000")')).toEqual(methods);
  });

  it('move to the next business day after 1 pm', async () => {
    shop.clock.current = new Date('2026-11-27T13:00:00+11:00');
    expect(await methodsOf()).toMatchObject([{ id: 'same-day', delivery_date: '2026-11-30' }, {}, {}]);
    shop.clock.current = BUSINESS_HOURS;
  });

  it('exclude same-day far from a fulfilment pharmacy, and are empty for an unknown postcode', async () => {
    expect((await methodsOf('(postcode: "4825")')).map(({ id }) => id)).toEqual(['express', 'standard']);
    expect(await methodsOf('(postcode: "9998")')).toEqual([]);
  });
});
