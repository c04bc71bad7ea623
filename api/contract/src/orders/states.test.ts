import { expect, it } from 'vitest';
import { canMoveOrder, isInPharmacy, isOrderStep, isUndone, ORDER_STATES, stateWhenRefunded } from './states';

it('advances an order from the pharmacy to the customer, never backwards and never skipping a state [selling-06]', () => {
  const path = ['placed', 'packed', 'dispatched', 'delivered'];
  for (const [at, from] of path.entries()) {
    for (const [then, to] of path.entries()) expect(isOrderStep(from, to)).toBe(then === at + 1);
  }
  expect(isOrderStep('pharmacist_review', 'packed')).toBe(true);
  for (const ended of ['delivered', 'cancelled', 'refunded', 'constructor']) {
    expect(isOrderStep(ended, 'packed')).toBe(false);
  }
});

it('lets customers cancel until it is packed, the pharmacy until it is dispatched [selling-23]', () => {
  const cancelled = (by: 'customer' | 'pharmacy') =>
    ORDER_STATES.filter((state) => canMoveOrder(state, 'cancelled', by));
  expect(cancelled('customer')).toEqual(['placed', 'pharmacist_review']);
  expect(cancelled('pharmacy')).toEqual(['placed', 'pharmacist_review', 'packed']);
  const others = ORDER_STATES.filter((state) => state !== 'cancelled');
  for (const from of ORDER_STATES) {
    for (const to of others) expect(canMoveOrder(from, to, 'customer')).toBe(false);
  }
});

it('ends an order once: nothing leaves cancelled or refunded [selling-23]', () => {
  for (const ended of ['cancelled', 'refunded', 'constructor', '']) {
    expect(isUndone(ended)).toBe(ended.endsWith('ed'));
    for (const to of ORDER_STATES) expect(canMoveOrder(ended, to, 'pharmacy')).toBe(false);
  }
});

it('calls an order whose all was refunded cancelled until it has left the pharmacy [selling-23]', () => {
  for (const state of ORDER_STATES) {
    const next = stateWhenRefunded(state);
    expect(next).toBe(isInPharmacy(state) ? 'cancelled' : 'refunded');
    if (!isUndone(state)) expect(canMoveOrder(state, next, 'pharmacy')).toBe(true);
  }
});
