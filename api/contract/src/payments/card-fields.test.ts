import { describe, expect, it } from 'vitest';
import { cardErrors, groupDigits, slashExpiry, toCardData } from './card-fields';

const GOOD = { number: '4242 4242 4242 4242', expiry: '04/28', cvc: '123' };

describe('card fields', () => {
  it('are valid with a correct check digit', () => {
    expect(Object.values(cardErrors(GOOD)).filter(Boolean)).toEqual([]);
    expect(toCardData(GOOD)).toEqual({
      number: '4242424242424242',
      exp_month: 4,
      exp_year: 2028,
      cvc: '123',
    });
  });

  it.each([
    ['number', '', 'Please enter your card number'],
    ['number', '4242 4242 4242 4241', 'Please check your card number'],
    ['number', '4242', 'Please check your card number'],
    ['expiry', '', 'Please enter the expiry date'],
    ['expiry', '13/28', 'Please enter the expiry date as MM/YY'],
    ['cvc', '', 'Please enter the security code'],
    ['cvc', '12', 'The security code has 3 or 4 digits'],
  ] as const)('%s %s: %s', (field, text, message) => {
    expect(cardErrors({ ...GOOD, [field]: text })[field]).toBe(message);
  });

  it('are formatted while typing', () => {
    expect(groupDigits('42424242x4242')).toBe('4242 4242 4242');
    expect(slashExpiry('0428')).toBe('04/28');
    expect(slashExpiry('04')).toBe('04');
  });
});
