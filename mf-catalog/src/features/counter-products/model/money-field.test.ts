import { expect, it } from 'vitest';
import { readCents, writeCents } from './money-field';

it.each([
  ['12.50', 1250],
  ['$12.5', 1250],
  ['1,234', 123_400],
  [' 0.29 ', 29],
  ['19.99', 1999],
])('reads %s as %d cents', (words, cents) => {
  expect(readCents(words)).toBe(cents);
});

it.each(['', '12.345', '-1', '1e3', 'free'])('reads no price in "%s"', (words) => {
  expect(readCents(words)).toBeNaN();
});

it('reads every price that it writes', () => {
  for (let cents = 0; cents <= 20_000; cents += 1) expect(readCents(writeCents(cents))).toBe(cents);
  expect(writeCents(null)).toBe('');
});
