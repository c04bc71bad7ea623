import { describe, expect, it } from 'vitest';
import { formatDate, orderSteps } from './order-words';

describe('order words', () => {
  it('shows the pharmacist’s step only on orders that had one', () => {
    const at = '2026-11-21T01:00:00Z';
    expect(orderSteps([{ state: 'placed', at }])).not.toContain('pharmacist_review');
    expect(
      orderSteps([
        { state: 'placed', at },
        { state: 'pharmacist_review', at },
      ]),
    ).toContain('pharmacist_review');
  });

  it('says dates in the shop’s own zone', () => {
    expect(formatDate('2026-11-20T23:30:00Z')).toBe('21 November 2026');
  });
});
