import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '../api/subscriptions';
import { StatusOfSubscription } from './StatusOfSubscription';

const now = new Date('2026-11-21T00:00:00Z');

function show(fields: Partial<Subscription>): void {
  const subscription = {
    status: 'active',
    next_billing_at: null,
    last_order: null,
    ...fields,
  } as Subscription;
  render(<StatusOfSubscription subscription={subscription} now={now} />);
}

describe('status tile', () => {
  it('asks to renew a prescription without repeats', () => {
    show({ status: 'NoRepeats' });
    expect(screen.getByText('Awaiting repeat prescription')).toBeDefined();
  });

  it('says until when the next order can be changed', () => {
    show({ next_billing_at: '2026-11-24T00:00:00Z' });
    expect(screen.getByText("It's time to review")).toBeDefined();
    expect(screen.getByText('You can make any changes to your order before: 24 November 2026')).toBeDefined();
  });
});
