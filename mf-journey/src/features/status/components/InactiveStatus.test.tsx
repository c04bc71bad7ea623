import { TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleSubscription } from '../../../samples/subscription';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { InactiveStatus } from './InactiveStatus';

const ENDED = { status: 'cancelled', is_active: false } as const;
const REFUSED = /Our practitioner could not approve the program for you/;
const REFUNDED = /Your fee is refunded in full to the card that paid/;

function show(changes: Partial<Subscription>): string {
  const { container } = render(
    <TestShop>
      <InactiveStatus subscription={sampleSubscription({ ...ENDED, ...changes })} />
    </TestShop>,
  );
  return container.textContent ?? '';
}

it('says that a practitioner refused the program and that its fee comes back [consent-04]', () => {
  const text = show({ is_refused: true, refunds_fee: true });
  expect(text).toMatch(REFUSED);
  expect(text).toMatch(REFUNDED);
  expect(screen.getByRole('link', { name: 'See a doctor' }).getAttribute('href')).toBe('/telehealth');
});

it('says that nothing was charged to somebody who was refused before paying', () => {
  const text = show({ is_refused: true, refunds_fee: true, last_order: null });
  expect(text).toMatch(/Nothing was charged/);
  expect(text).not.toMatch(REFUNDED);
});

it('names no refusal to a member who has left, and a refund only if there is one [consent-04]', () => {
  expect(show({})).not.toMatch(/could not approve|refunded/);
  expect(show({ refunds_fee: true })).toMatch(REFUNDED);
});
