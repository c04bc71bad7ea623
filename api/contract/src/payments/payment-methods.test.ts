import { afterEach, expect, it } from 'vitest';
import { cardName } from '../checkout/card-name';
import { PAYMENT_METHODS, paymentMethodLabel, paymentMethodOf } from './payment-methods';

afterEach(() => void Reflect.deleteProperty(PAYMENT_METHODS, 'eftpos'));

it.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', null],
])('recognises the method of %s', (digits, id) => {
  expect(paymentMethodOf(digits)).toBe(id);
});

it('recognises and names a method added to the table', () => {
  expect(cardName({ brand: 'eftpos', last4: '1234' })).toBe('Card ending in 1234');
  Object.assign(PAYMENT_METHODS, { eftpos: { label: 'eftpos', numbers: /^6280/ } });
  expect(paymentMethodOf('6280123412341234')).toBe('eftpos');
  expect(cardName({ brand: 'eftpos', last4: '1234' })).toBe('eftpos ending in 1234');
});

it('does not mistake an inherited property for a method', () => {
  expect(paymentMethodLabel('constructor')).toBe('Card');
});
