import { STAFF_OPERATIONS } from '@saltbush/contract';
import { expect, it } from 'vitest';
import { operationWords } from './operation-words';

it('names every operation of staff in its own words', () => {
  const operations = Object.keys(STAFF_OPERATIONS);
  const words = operations.map(operationWords);
  expect(new Set(words).size).toBe(operations.length);
  for (const name of words) expect(name).toMatch(/^[A-Z][^_]+$/);
});

it.each([
  ['POST /api/auth/impersonate', 'Began to act as a customer'],
  ['cart_add_item', 'cart add item'],
  ['POST /api/auth/session', 'POST /api/auth/session'],
])('names %s “%s”', (operation, words) => {
  expect(operationWords(operation)).toBe(words);
});
