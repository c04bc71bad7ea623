import { afterEach, expect, it } from 'vitest';
import { CARD_BRANDS, cardBrandOf, paymentLabel } from './payment-methods';

afterEach(() => void Reflect.deleteProperty(CARD_BRANDS, 'eftpos'));

it.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', null],
])('recognises the brand of %s', (digits, id) => {
  expect(cardBrandOf(digits)).toBe(id);
});

it('recognises and names a method added to the table', () => {
  expect(paymentLabel({ brand: 'eftpos', last4: '1234' })).toBe('Card ending in 1234');
  Object.assign(CARD_BRANDS, { eftpos: { label: 'eftpos', numbers: /^6280/ } });
  expect(cardBrandOf('6280123412341234')).toBe('eftpos');
  expect(paymentLabel({ brand: 'eftpos', last4: '1234' })).toBe('eftpos ending in 1234');
});

it('does not mistake an inherited property for a method', () => {
  expect(paymentLabel({ brand: 'constructor', last4: '1234' })).toBe('Card ending in 1234');
});
