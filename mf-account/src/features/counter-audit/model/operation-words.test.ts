import { AUDIT_KINDS, AUDITED_OPERATIONS, STAFF_OPERATIONS } from '@saltbush/contract';
import { expect, it } from 'vitest';
import { ACTED_WORDS } from './acted-words';
import { operationWords, whatOptions, whatWords } from './operation-words';

it('names every operation of staff, and what they change as a customer, in its own words', () => {
  const operations = [...Object.keys(STAFF_OPERATIONS), ...Object.keys(ACTED_WORDS)];
  const words = operations.map(operationWords);
  expect(new Set(words).size).toBe(operations.length);
  for (const name of words) expect(name).toMatch(/^[A-Z][^_]+$/);
});

it.each([
  ['POST /api/auth/impersonate', 'Began to act as a customer'],
  ['staff_members_remove: done', 'Took a role away: done'],
  ['npm run staff -- add', 'Gave a role by the command line'],
  ['checkout_place_order', 'Placed an order'],
  ['favourite_ids', 'favourite ids'],
  ['POST /api/auth/session', 'POST /api/auth/session'],
])('names %s “%s”', (operation, words) => {
  expect(operationWords(operation)).toBe(words);
});

it('offers every kind and every operation that the log has, each in its own words', () => {
  const options = whatOptions().filter(({ value }) => value.length > 1);
  expect(options.map(({ value }) => value).sort()).toEqual([...AUDIT_KINDS, ...AUDITED_OPERATIONS].sort());
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  expect([whatWords('money'), whatWords('staff_orders_refund')]).toEqual([
    'Money: refunds, charges and prices',
    'Refunded an order',
  ]);
});
