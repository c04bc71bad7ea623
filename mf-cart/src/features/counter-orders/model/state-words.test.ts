import { expect, it } from 'vitest';
import { standingOf, stateOf } from './state-words';

const PARCEL = { shipping_method: { name: 'Standard' } };
const FEE = { shipping_method: null };

it('calls a fee paid where it calls an order delivered', () => {
  expect(stateOf('delivered', PARCEL).words).toBe('Delivered');
  expect(stateOf('delivered', FEE).words).toBe('Paid');
  expect(standingOf({ state: 'delivered', is_approved: false, ...FEE })).toEqual({
    words: 'Paid',
    kind: 'done',
  });
  expect(standingOf({ state: 'refunded', is_approved: false, ...FEE }).words).toBe('Refunded');
  expect(standingOf({ state: 'pharmacist_review', is_approved: true, ...PARCEL }).words).toBe(
    'Approved, to pack',
  );
});
