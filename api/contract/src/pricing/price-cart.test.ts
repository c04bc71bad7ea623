import { describe, expect, it } from 'vitest';
import type { CartLine, CartPricingInput, PricedProduct } from './cart-pricing';
import { priceCart } from './price-cart';
import type { PromotionTerms } from './promotions';

const product = (over: Partial<PricedProduct> = {}): PricedProduct => ({
  id: 1,
  prices: [{ type: 'default', min_qty: 1, value: 1000 }],
  rrp: null,
  schedule: '',
  tags: [],
  gst_free: false,
  booking_type: null,
  category_ids: [10],
  promotion_ids: [],
  edr_bonus_points: 0,
  ...over,
});
const line = (id: string, over: Partial<PricedProduct> = {}, rest: Partial<CartLine> = {}): CartLine => ({
  id,
  quantity: 1,
  price_type: 'default',
  frequency: null,
  product: product(over),
  ...rest,
});
const price = (lines: CartLine[], rest: Partial<CartPricingInput> = {}) =>
  priceCart({ lines, promotions: [], offer: null, isStaff: false, ...rest });

const SAVE_3: PromotionTerms = {
  id: 5,
  rule: { kind: 'buy_n_save_percent', n: 3, percent: 3 },
  mix_and_match: true,
};

describe('pricing a cart', () => {
  it('sums lines, quantities and GST', () => {
    const cart = price([line('a', {}, { quantity: 3 }), line('b', { id: 2, gst_free: true })]);
    expect(cart).toMatchObject({
      num_items: 4,
      item_total: 4000,
      discount_total: 0,
      cart_subtotal: 4000,
      gst_total: 273,
      edr_base_points: 40,
    });
    expect(price([])).toMatchObject({ num_items: 0, cart_subtotal: 0, cart_savings: 0, edr_base_points: 0 });
  });

  it('applies a mix & match promotion across products, and reports it as missed below its condition', () => {
    const taking = { promotion_ids: [5] };
    const missed = price([line('a', taking), line('b', { id: 2, ...taking })], { promotions: [SAVE_3] });
    expect(missed.lines.map((l) => [l.matched_promotion_id, l.missed_promotion_ids])).toEqual([
      [null, [5]],
      [null, [5]],
    ]);
    const met = price([line('a', taking, { quantity: 2 }), line('b', { id: 2, ...taking })], {
      promotions: [SAVE_3],
    });
    expect(met.discount_total).toBe(90);
    expect(met.lines.map((l) => l.matched_promotion_id)).toEqual([5, 5]);
  });

  it('counts products separately without mix & match, but lines of one product together', () => {
    const promotions = [{ ...SAVE_3, mix_and_match: false }];
    const taking = { promotion_ids: [5] };
    expect(
      price([line('a', taking, { quantity: 2 }), line('b', { id: 2, ...taking })], { promotions })
        .discount_total,
    ).toBe(0);
    expect(
      price([line('a', taking, { quantity: 2 }), line('b', taking)], { promotions }).discount_total,
    ).toBe(90);
  });

  it('bundles the most expensive units for a price, and saves once above a spend', () => {
    const bundle: PromotionTerms = {
      id: 6,
      rule: { kind: 'n_for_price', n: 2, price: 1500 },
      mix_and_match: true,
    };
    const lines = [
      line('a', { promotion_ids: [6] }, { quantity: 2 }),
      line('b', { id: 2, promotion_ids: [6], prices: [{ type: 'default', min_qty: 1, value: 900 }] }),
    ];
    expect(price(lines, { promotions: [bundle] }).discount_total).toBe(500);
    const spend: PromotionTerms = {
      id: 6,
      rule: { kind: 'spend_save', spend: 2900, save: 700 },
      mix_and_match: true,
    };
    expect(price(lines, { promotions: [spend] }).discount_total).toBe(700);
  });

  it('applies only the better promotion to a line', () => {
    const better: PromotionTerms = { ...SAVE_3, id: 6, rule: { kind: 'spend_save', spend: 1, save: 400 } };
    const cart = price([line('a', { promotion_ids: [5, 6] }, { quantity: 3 })], {
      promotions: [SAVE_3, better],
    });
    expect(cart.discount_total).toBe(400);
    expect(cart.lines[0]).toMatchObject({ matched_promotion_id: 6, missed_promotion_ids: [] });
  });

  it('earns the bonus points of its products and promotions once per unit', () => {
    const points: PromotionTerms = {
      id: 7,
      rule: { kind: 'bonus_points', points: 50 },
      mix_and_match: false,
    };
    const cart = price([line('a', { promotion_ids: [7], edr_bonus_points: 50 }, { quantity: 2 })], {
      promotions: [points],
    });
    expect(cart.edr_bonus_points).toBe(200);
    expect(cart.lines[0]?.matched_promotion_id).toBe(7);
  });

  it.each([
    ['schedule 3', { schedule: '3' }],
    ['schedule 4', { schedule: '4' }],
    ['schedule 4N', { schedule: '4N' }],
    ['telehealth', { booking_type: 'ShortConsult' }],
  ])('gives no points for %s [selling-29]', (_what, product) => {
    const cart = price([line('a'), line('b', { id: 2, edr_bonus_points: 50, ...product })]);
    expect(cart).toMatchObject({ edr_base_points: 10, edr_bonus_points: 0 });
    expect(cart.lines.map(({ edr_base_points }) => edr_base_points)).toEqual([10, 0]);
  });

  it('never promotes or discounts S3 and S4 lines', () => {
    const cart = price(
      [
        line('a', { schedule: '4', promotion_ids: [5] }, { quantity: 3, frequency: '4W' }),
        line('b', { id: 2, schedule: '3', promotion_ids: [5], rrp: 5000 }, { quantity: 3 }),
      ],
      {
        promotions: [SAVE_3],
        offer: { percent: 10, category_id: null, min_spend: 0 },
        isStaff: true,
      },
    );
    expect(cart).toMatchObject({ discount_total: 0, cart_savings: 0, offer_applies: false });
    expect(cart.lines.map((l) => l.missed_promotion_ids)).toEqual([[], []]);
  });

  it('takes 5 % off the unit price of AutoDelivery lines, as product pages promise [selling-15]', () => {
    const { lines, discount_total } = price([
      line('a', {}, { frequency: '4W', quantity: 3 }),
      line('b', { id: 2 }),
    ]);
    expect(lines.map(({ unit_price, line_total, discount }) => [unit_price, line_total, discount])).toEqual([
      [950, 2850, 0],
      [1000, 1000, 0],
    ]);
    expect(discount_total).toBe(0);
  });

  it('applies an offer to its category once its minimum is reached', () => {
    const offer = { percent: 20, category_id: 10, min_spend: 5000 };
    const other = line('b', { id: 2, category_ids: [11] }, { quantity: 9 });
    expect(price([line('a', {}, { quantity: 4 }), other], { offer })).toMatchObject({
      discount_total: 0,
      offer_applies: false,
      offer_miss: { reason: 'min_spend', missing: 1000 },
    });
    expect(price([line('a', {}, { quantity: 5 }), other], { offer })).toMatchObject({
      discount_total: 1000,
      offer_applies: true,
      offer_miss: null,
    });
  });

  it('says why an offer takes nothing off, whatever it is [vouchers-08]', () => {
    const offer = { percent: 1, category_id: null, min_spend: 3000 };
    const promoted = line('a', { promotion_ids: [5] }, { quantity: 3 });
    expect(price([promoted], { offer, promotions: [SAVE_3] })).toMatchObject({
      ...{ item_total: 3000, discount_total: 90, offer_applies: false },
      offer_miss: { reason: 'min_spend', missing: 90 },
    });
    const cheap = line('a', { prices: [{ type: 'default', min_qty: 1, value: 10 }] });
    for (const lines of [[], [cheap], [line('a', { schedule: '4' })]]) {
      expect(price(lines, { offer: { ...offer, min_spend: 0 } })).toMatchObject({
        ...{ discount_total: 0, offer_applies: false, offer_miss: { reason: 'not_covered' } },
      });
    }
  });

  it('discounts the remainder by 10 % for staff, except telehealth, and reports it separately', () => {
    const lines = [line('a', {}, { quantity: 2 }), line('b', { id: 2, booking_type: 'ShortConsult' })];
    const cart = price(lines, { isStaff: true, offer: { percent: 10, category_id: null, min_spend: 0 } });
    expect(cart).toMatchObject({
      non_staff_discount_total: 300,
      staff_discount_value: 180,
      discount_total: 480,
      cart_subtotal: 2520,
    });
    expect(cart.lines.map((l) => l.takes_staff_discount)).toEqual([true, false]);
  });

  it('counts savings against the recommended and the everyday price, plus all discounts', () => {
    const promo = [
      { type: 'default', min_qty: 1, value: 1000 },
      { type: 'promo', min_qty: 1, value: 800 },
    ];
    expect(price([line('a', { prices: promo }, { quantity: 2 })]).cart_savings).toBe(400);
    expect(price([line('a', { prices: promo, rrp: 1500 })]).cart_savings).toBe(700);
    expect(price([line('a', { prices: promo, rrp: 1500, schedule: '2' })]).cart_savings).toBe(0);
    expect(price([line('a', { rrp: 1500 })], { isStaff: true }).cart_savings).toBe(600);
  });

  it('adds up exactly for any mix of discounts', () => {
    const lines = Array.from({ length: 7 }, (_, index) =>
      line(
        `l${index}`,
        {
          id: index,
          promotion_ids: [5],
          prices: [{ type: 'default', min_qty: 1, value: 333 + 71 * index }],
        },
        { quantity: index + 1, frequency: index % 2 ? '4W' : null },
      ),
    );
    const cart = price(lines, {
      promotions: [SAVE_3],
      offer: { percent: 13, category_id: null, min_spend: 0 },
      isStaff: true,
    });
    expect(cart.lines.reduce((total, l) => total + l.net_total, 0)).toBe(cart.cart_subtotal);
    expect(cart.item_total - cart.discount_total).toBe(cart.cart_subtotal);
    expect(cart.lines.every((l) => l.net_total >= 0 && l.net_total <= l.line_total)).toBe(true);
  });
});
