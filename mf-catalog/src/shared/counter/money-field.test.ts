import { expect, it } from 'vitest';
import { COMMA_WORDS, commaError, readCents, writeCents } from './money-field';

it.each([
  ['12.50', 1250],
  ['$12.5', 1250],
  ['1,234', 123_400],
  ['1,995.00', 199_500],
  ['$123,456.7', 12_345_670],
  [' 0.29 ', 29],
  ['19.99', 1999],
])('reads %s as %d cents', (words, cents) => {
  expect(readCents(words)).toBe(cents);
});

it.each([
  '',
  '12.345',
  '-1',
  '1e3',
  'free',
  '19,95',
  '1,99',
  '1995,00',
  '1,2,3',
  '12,3456',
  '0,995',
  '1,995,00',
])('reads no price in "%s"', (words) => {
  expect(readCents(words)).toBeNaN();
});

it('reads every price that it writes', () => {
  for (let cents = 0; cents <= 20_000; cents += 1) expect(readCents(writeCents(cents))).toBe(cents);
  expect(writeCents(null)).toBe('');
});

it('says how cents are written where a comma groups no thousands', () => {
  expect(commaError('19,95')).toBe(COMMA_WORDS);
  for (const words of ['1,995', '19.95', 'free', '']) expect(commaError(words)).toBeNull();
});
