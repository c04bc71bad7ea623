import { describe, expect, it } from 'vitest';
import { formatDate, orderSteps } from './format-order';

describe('order formatting', () => {
  it('includes the pharmacist review only for orders that had one', () => {
    const at = '2026-11-21T01:00:00Z';
    expect(orderSteps([{ state: 'placed', at }])).not.toContain('pharmacist_review');
    expect(
      orderSteps([
        { state: 'placed', at },
        { state: 'pharmacist_review', at },
      ]),
    ).toContain('pharmacist_review');
  });

  it('formats dates in the store’s time zone', () => {
    expect(formatDate('2026-11-20T23:30:00Z')).toBe('21 November 2026');
  });
});
