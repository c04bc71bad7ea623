import { expect, it } from 'vitest';
import { matchWords } from './match-words';

it.each([
  ['', 'Orders', true],
  ['ord', 'Orders', true],
  ['ORD', 'orders and returns', true],
  ['ret ord', 'Orders and returns', true],
  ['turn', 'Returns', false],
  ['sign in', 'Your sign-in', true],
  ['orders zz', 'Orders', false],
])('“%s” in “%s”: %s', (query, text, found) => {
  expect(matchWords(query, text)).toBe(found);
});
