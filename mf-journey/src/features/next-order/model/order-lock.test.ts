import { describe, expect, it } from 'vitest';
import { sampleSubscription } from '../../../samples/subscription';
import { isOrderLocked } from './order-lock';

const BILLING = '2026-12-03T00:00:00Z';
const locked = (at: string, status: 'active' | 'NoRepeats' | 'PaymentDeclinedForRenewal' = 'active') =>
  isOrderLocked(sampleSubscription({ status, next_billing_at: BILLING }), new Date(at));

describe('order lock', () => {
  it('starts at the billing date', () => {
    expect(locked('2026-12-02T23:59:59Z')).toBe(false);
    expect(locked('2026-12-03T00:00:00Z')).toBe(true);
  });

  it('applies to active programs only', () => {
    expect(locked('2026-12-04T00:00:00Z', 'NoRepeats')).toBe(false);
    expect(locked('2026-12-04T00:00:00Z', 'PaymentDeclinedForRenewal')).toBe(false);
    expect(isOrderLocked(sampleSubscription({ next_billing_at: null }), new Date(BILLING))).toBe(false);
  });
});
