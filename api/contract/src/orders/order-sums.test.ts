import { expect, it } from 'vitest';
import { orderSums } from './order-sums';

const ORDER = { order_total: 10_000, shipping_total: 795, discount_total: 2439, offer_code: 'WELCOME10' };
const noteOf = (changes: object) => orderSums({ ...ORDER, ...changes }).note;

it('says what promotions took off and what a code did, each by itself', () => {
  const discounts = [
    { kind: 'promotions', amount: 685 },
    { kind: 'offer', amount: 1754 },
  ];
  expect(noteOf({ discounts })).toBe('after $6.85 by promotions and $17.54 by the code WELCOME10');
  expect(noteOf({ discounts: [{ kind: 'staff', amount: 2439 }] })).toBe('after $24.39 by staff discount');
});

it('names no code where the kinds were not kept: a promotion may be in it', () => {
  expect(noteOf({})).toBe('after $24.39 in discounts');
  expect(noteOf({ discounts: [] })).toBe('after $24.39 in discounts');
  expect(noteOf({ discount_total: 0 })).toBeNull();
});
