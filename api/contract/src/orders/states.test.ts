import { expect, it } from 'vitest';
import { isOrderStep } from './states';

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
