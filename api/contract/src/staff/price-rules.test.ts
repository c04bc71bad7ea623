import { describe, expect, it } from 'vitest';
import { changedPrices, PRICE_MESSAGES, priceError, priceLeap } from './price-rules';

const price = (type: string, value: number, min_qty = 1) => ({ type, min_qty, value });
const PRICES = [price('default', 2000), price('promo', 1500), price('multi_3', 1400, 3)];
const told = (type: 'default' | 'promo' | 'afterhours', value: number | null, mayBePromoted = true) =>
  priceError({ prices: PRICES, mayBePromoted }, { type, value });

describe('a change of a price', () => {
  it.each([
    ['default', 2500],
    ['default', 1501],
    ['promo', 1],
    ['promo', null],
    ['afterhours', 900],
  ] as const)('of %s to %s is possible', (type, value) => {
    expect(told(type, value)).toBeNull();
  });

  it.each([
    ['default', null, PRICE_MESSAGES.needed],
    ['default', 1500, PRICE_MESSAGES.default],
    ['default', 1400, PRICE_MESSAGES.default],
    ['default', 2000, PRICE_MESSAGES.unchanged],
    ['afterhours', null, PRICE_MESSAGES.unchanged],
    ['promo', 2000, PRICE_MESSAGES.promo],
    ['promo', 0, PRICE_MESSAGES.range],
    ['default', 1_000_001, PRICE_MESSAGES.range],
    ['default', 12.5, PRICE_MESSAGES.range],
  ] as const)('of %s to %s is refused', (type, value, message) => {
    expect(told(type, value)).toBe(message);
  });

  it('may be planned to the present price, after another one', () => {
    const later = { prices: PRICES, mayBePromoted: true, isLater: true };
    expect(priceError(later, { type: 'default', value: 2000 })).toBeNull();
    expect(priceError(later, { type: 'default', value: 1400 })).toBe(PRICE_MESSAGES.default);
  });

  it('gives a medicine that may not be promoted no sale price, but takes one away', () => {
    expect(told('promo', 1000, false)).toBe(PRICE_MESSAGES.promoted);
    expect(told('promo', null, false)).toBeNull();
  });

  it('replaces, adds or takes away one price and keeps the others', () => {
    expect(changedPrices(PRICES, { type: 'promo', value: 1000 })).toEqual([
      PRICES[0],
      price('promo', 1000),
      PRICES[2],
    ]);
    expect(changedPrices(PRICES, { type: 'promo', value: null })).toEqual([PRICES[0], PRICES[2]]);
    expect(changedPrices(PRICES, { type: 'afterhours', value: 2200 })).toEqual([
      ...PRICES,
      price('afterhours', 2200),
    ]);
  });
});

describe('a leap of a price', () => {
  it.each([
    ['default', 199_500, { from: 2000, to: 199_500 }],
    ['default', 4000, { from: 2000, to: 4000 }],
    ['default', 3999, null],
    ['promo', 749, { from: 1500, to: 749 }],
    ['promo', 750, null],
    ['promo', null, null],
    // Beside the usual price, which shoppers pay now.
    ['afterhours', 200, { from: 2000, to: 200 }],
    ['afterhours', 2500, null],
  ] as const)('of %s to %s is %j', (type, value, leap) => {
    expect(priceLeap(PRICES, { type, value })).toEqual(leap);
  });

  it('is seen when a deep sale ends, and not on a product without prices', () => {
    const sale = [price('default', 2000), price('promo', 500)];
    expect(priceLeap(sale, { type: 'promo', value: null })).toEqual({ from: 500, to: 2000 });
    expect(priceLeap([], { type: 'default', value: 100 })).toBeNull();
  });
});
