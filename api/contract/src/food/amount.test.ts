import { describe, expect, it } from 'vitest';
import {
  gramsOf,
  portionError,
  quantityAbove,
  quantityBelow,
  quantityError,
  readGrams,
  readQuantity,
} from './amount';

describe('the number of servings', () => {
  it.each([
    ['2', 2],
    ['0.5', 0.5],
    ['.25', 0.25],
    [' 1.25 ', 1.25],
    ['1,5', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ¾', 1.75],
    ['1/2', 0.5],
    ['1 1/2', 1.5],
    ['3⁄4', 0.75],
    ['1/3', 0.33],
    ['999', 999],
    ['0', 0],
    ['-1', -1],
    ['−1', -1],
  ])('is read from %j', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity);
  });

  it.each(['', ' ', 'one', '1,000', '1.2.3', '1/0', '1/', '½½', '1e3', '0x2', 'Infinity', '--1'])(
    'is not read from %j',
    (text) => {
      expect(readQuantity(text)).toBeNaN();
    },
  );

  it.each([
    [0.25, null],
    [0.33, null],
    [47, null],
    [Number.NaN, 'Please enter a number, such as 2, 0.5 or 1/2'],
    [0, 'Please enter at least 0.25'],
    [-1, 'Please enter at least 0.25'],
    [0.2, 'Please enter at least 0.25'],
    [47.25, 'Please enter at most 47: up to 5,000 g at a time'],
    [999, 'Please enter at most 47: up to 5,000 g at a time'],
    [Number.POSITIVE_INFINITY, 'Please enter at most 47: up to 5,000 g at a time'],
    [1.125, 'Please enter at most two decimals'],
  ])('%d of 105 g: %s', (quantity, error) => {
    expect(quantityError(quantity, 105)).toBe(error);
  });

  it('accepts every hundredth up to the limit', () => {
    for (let hundredths = 25; hundredths <= 4700; hundredths += 1) {
      expect(quantityError(hundredths / 100, 105)).toBeNull();
    }
    expect(quantityError(1251, 4)).toBe('Please enter at most 1,250: up to 5,000 g at a time');
  });

  it('goes up and down by quarters below one, by whole numbers from there', () => {
    expect([0.25, 0.3, 0.5, 0.75, 1, 1.5].map(quantityAbove)).toEqual([0.5, 0.5, 0.75, 1, 2, 2]);
    expect([2, 1.5, 1, 0.75, 0.6, 0.5].map(quantityBelow)).toEqual([1, 1, 0.75, 0.5, 0.5, 0.25]);
  });
});

describe('grams', () => {
  it('are whole, and never nothing', () => {
    expect([gramsOf(0.5, 105), gramsOf(1.5, 258), gramsOf(0.25, 1)]).toEqual([53, 387, 1]);
  });

  it.each(['1', '5000', '1,200', '260 g'])('are accepted as %j', (text) => {
    expect(portionError(readGrams(text))).toBeNull();
  });

  it.each(['0', '5001', '1.5', '1,5', '-3', '', 'some'])('are refused as %j', (text) => {
    expect(portionError(readGrams(text))).toBe('Please enter whole grams, from 1 to 5,000');
  });
});
