import { describe, expect, it } from 'vitest';
import { savingWords } from './saving-words';

const cart = (cart_savings: number, non_staff_discount_total: number, staff_discount_value = 0) => ({
  cart_savings,
  non_staff_discount_total,
  staff_discount_eligible: staff_discount_value > 0,
  staff_discount_value,
});

describe('savingWords', () => {
  it('names what no discount row shows', () => {
    expect(savingWords(cart(1908, 0))).toBe('You save $19.08 on regular prices and RRP');
    expect(savingWords(cart(1908, 900))).toBe('You save $19.08, $10.08 of it on regular prices and RRP');
    expect(savingWords(cart(1908, 900, 1000))).toBe('You save $19.08, $0.08 of it on regular prices and RRP');
  });

  it('names nothing more if the discounts are all', () => {
    expect(savingWords(cart(900, 900))).toBe('You save $9.00 on this order');
    expect(savingWords(cart(1900, 900, 1000))).toBe('You save $19.00 on this order');
    expect(savingWords(cart(0, 0))).toBe('');
  });
});
