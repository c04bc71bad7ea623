import { describe, expect, it } from 'vitest';
import { readCard } from './cards';
import { SourceError } from './source';

const NOW = new Date('2026-03-10T00:00:00Z');
const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2028, cvc: '123' };
const problem = (over: Partial<typeof card>) => {
  try {
    readCard({ ...card, ...over }, NOW);
    return null;
  } catch (error) {
    return error instanceof SourceError ? [error.field, error.message] : error;
  }
};

describe('cards of the embedded gateway', () => {
  it('retain only brand, last 4 digits and expiry', () => {
    expect(readCard(card, NOW)).toEqual({
      outcome: 'succeeds',
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2028,
    });
  });

  it('include a declined card and one with a 3-D Secure step [selling-05]', () => {
    expect(readCard({ ...card, number: '4000000000000002' }, NOW).outcome).toBe('declined');
    expect(readCard({ ...card, number: '4000-0027-6000-3184' }, NOW).outcome).toBe('three_d_secure');
  });

  it('are refused if the number is invalid or belongs to a real card', () => {
    expect(problem({ number: '4242424242424241' })).toEqual(['number', 'Your card number is invalid.']);
    expect(problem({ number: '' })).toEqual(['number', 'Your card number is invalid.']);
    expect(problem({ number: '5555555555554444' })).toEqual([
      'number',
      'This shop is in test mode: please use a test card.',
    ]);
  });

  it('are valid until the end of their expiry month', () => {
    expect(problem({ exp_month: 3, exp_year: 2026 })).toBeNull();
    expect(problem({ exp_month: 2, exp_year: 2026 })).toEqual(['expiry', 'Your card has expired.']);
    expect(problem({ exp_month: 13 })).toEqual(['expiry', "Your card's expiration month is invalid."]);
    expect(problem({ exp_year: 28 })).toEqual(['expiry', "Your card's expiration year is invalid."]);
  });

  it('require a security code of 3 or 4 digits', () => {
    expect(problem({ cvc: '12' })).toEqual(['cvc', "Your card's security code is invalid."]);
    expect(problem({ cvc: '1234' })).toBeNull();
  });
});
