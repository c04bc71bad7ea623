import { expect, it } from 'vitest';
import { orderSums } from './order-sums';

const ORDER = { order_total: 10_000, shipping_total: 795, discount_total: 2439, offer_code: 'WELCOME10' };
const rowsOf = (changes: object) => orderSums({ ...ORDER, ...changes }).discounts;

it('has what promotions took off and what a code did in a row each [selling-30]', () => {
  const discounts = [
    { kind: 'promotions', amount: 685 },
    { kind: 'offer', amount: 1754 },
  ];
  expect(rowsOf({ discounts })).toEqual([
    { name: 'Promotions', amount: 685 },
    { name: 'Code WELCOME10', amount: 1754 },
  ]);
  expect(rowsOf({ discounts: [{ kind: 'staff', amount: 2439 }] })).toEqual([
    { name: 'Staff discount', amount: 2439 },
  ]);
});

it('begins with the lines before their discounts', () => {
  expect(orderSums(ORDER)).toMatchObject({ items: 11_644, delivery: 795, total: 10_000 });
});

it('names no code where the kinds were not kept: a promotion may be in it', () => {
  const unsplit = [{ name: 'Discounts', amount: 2439 }];
  expect([rowsOf({}), rowsOf({ discounts: [] }), rowsOf({ discounts: null })]).toEqual([
    unsplit,
    unsplit,
    unsplit,
  ]);
  expect(rowsOf({ discount_total: 0 })).toEqual([]);
});
