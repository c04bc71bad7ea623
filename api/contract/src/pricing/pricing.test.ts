import { describe, expect, it } from 'vitest';
import { formatMoney, formatPrice, gstIncluded, spreadDiscount } from '../money';
import { baseRewardPoints } from '../rewards';
import { multibuyPrice, requestedPriceType, selectPrice } from './price-selection';

const price = (type: string, value: number, min_qty = 1) => ({ type, value, min_qty });
const PRICES = [
  price('default', 1000),
  price('promo', 900),
  price('afterhours', 1200),
  price('multi_3', 800, 3),
  price('multi_10', 700, 10),
];

describe('money', () => {
  it('shows dollars with two decimals, and FREE for a price of 0 [1-02] [9.a-01]', () => {
    expect(formatMoney(123456)).toBe('$1,234.56');
    expect(formatMoney(0)).toBe('$0.00');
    expect(formatPrice(700)).toBe('$7.00');
    expect(formatPrice(0)).toBe('FREE');
  });

  it('calculates the GST included in a taxable amount [selling-11] [australia-06]', () => {
    expect(gstIncluded(1100)).toBe(100);
    expect(gstIncluded(0)).toBe(0);
  });

  it('distributes a discount to the cent, never exceeding an amount', () => {
    for (let discount = 0; discount < 60; discount += 1) {
      const parts = spreadDiscount(discount, [7, 0, 19, 13]);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(Math.min(discount, 39));
      parts.forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual([7, 0, 19, 13][index] ?? 0);
      });
    }
  });
});

describe('price selection', () => {
  it('applies multi_{N} with the largest N not above the quantity [9.a-07] [4.f-02]', () => {
    const typeFor = (quantity: number) => multibuyPrice(PRICES, quantity)?.type ?? null;
    expect([1, 2, 3, 9, 10, 50].map(typeFor)).toEqual([
      null,
      null,
      'multi_3',
      'multi_3',
      'multi_10',
      'multi_10',
    ]);
  });

  it('prefers the multi_ price, then afterhours if requested, then promo, then default [9.a-08]', () => {
    expect(selectPrice(PRICES, { quantity: 3, requested: 'multi_3' })?.value).toBe(800);
    expect(selectPrice(PRICES, { quantity: 3, requested: 'afterhours' })?.value).toBe(800);
    expect(selectPrice(PRICES, { quantity: 1, requested: 'afterhours' })?.value).toBe(1200);
    expect(selectPrice(PRICES, { quantity: 1, requested: 'default' })?.value).toBe(900);
    expect(selectPrice([price('default', 1000)], { requested: 'afterhours' })?.value).toBe(1000);
    expect(selectPrice([])).toBeNull();
  });

  it('does not apply a multi_ price to a smaller quantity', () => {
    expect(selectPrice(PRICES, { quantity: 2, requested: 'multi_10' })?.type).toBe('promo');
  });

  it('requests default unless the quantity reaches a multi_ price [4.f-01]', () => {
    expect(requestedPriceType(PRICES, 1, 'default')).toBe('default');
    expect(requestedPriceType(PRICES, 4, 'default')).toBe('multi_3');
    expect(requestedPriceType(PRICES, 1, 'multi_3')).toBe('default');
    expect(requestedPriceType(PRICES, 1, 'promo')).toBe('promo');
  });
});

describe('reward points', () => {
  it('are one per whole dollar, three with program delivery [9.a-11] [selling-21]', () => {
    expect(baseRewardPoints(1999)).toBe(19);
    expect(baseRewardPoints(1999, { programDelivery: true })).toBe(57);
    expect(baseRewardPoints(99)).toBe(0);
  });
});
