import { describe, expect, it } from 'vitest';
import {
  canDecrement,
  canIncrement,
  normaliseCartQuantity,
  parseCartQuantity,
  parseProductQuantity,
} from './quantity';

describe('quantity of a cart line', () => {
  it.each(['', '-1', '1.5', '1e2', ' 2', 'two', '٣'])('rejects %j: digits only [5.c-01]', (text) => {
    expect(parseCartQuantity(text)).toBeNull();
  });

  it('treats 0 as 1 [5.c-02]', () => {
    expect(parseCartQuantity('0')).toBe(1);
    expect(parseCartQuantity('00')).toBe(1);
    expect(normaliseCartQuantity(0)).toBe(1);
  });

  it('must be below 1000 [5.c-03] [9.a-03]', () => {
    expect(parseCartQuantity('999')).toBe(999);
    expect(parseCartQuantity('1000')).toBeNull();
    expect(normaliseCartQuantity(1000)).toBeNull();
    expect(canIncrement(998)).toBe(true);
    expect(canIncrement(999)).toBe(false);
  });

  it('can be decremented down to 1 [5.c-04]', () => {
    expect(canDecrement(2)).toBe(true);
    expect(canDecrement(1)).toBe(false);
  });

  it('rejects negative, fractional and non-finite numbers', () => {
    for (const quantity of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(normaliseCartQuantity(quantity)).toBeNull();
    }
  });
});

describe('quantity on a product page', () => {
  it.each(['-1', '1.5', 'abc', '1e3'])('rejects %j: numeric only [5.c-05]', (text) => {
    expect(parseProductQuantity(text)).toBeNull();
  });

  it('treats empty and 0 as 1 [5.c-06]', () => {
    expect(parseProductQuantity('')).toBe(1);
    expect(parseProductQuantity('0')).toBe(1);
  });

  it('has no maximum [5.c-07]', () => {
    expect(parseProductQuantity('12000')).toBe(12000);
  });
});
