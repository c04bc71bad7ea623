import { isWhollyRefunded } from '@saltbush/contract';
import { expect, it } from 'vitest';
import type { OrderItemDocument } from '../../src/domains/orders';
import { demoOrder } from './order';
import { demoIntent } from './payment';

const NOW = new Date('2026-11-21T02:00:00Z');
const home = { id: 'home', is_default: true } as never;
const BUYER = {
  userId: 'u',
  email: 'p@example.com',
  first_name: 'P',
  last_name: 'N',
  home,
  instructions: null,
};
const ITEM = { quantity: 2, unit_price: 2495, line_total: 4990, gst: 454, schedule: '' } as OrderItemDocument;

const order = (...states: ('placed' | 'cancelled')[]) =>
  demoOrder(
    {
      reference: 'SB-7288-G3XJ',
      timeline: states.map((state, index) => [state, 9 - index] as const),
      method: 'standard',
    },
    [ITEM],
    BUYER,
    NOW,
  );

it('a cancelled sample order is refunded like one that its customer cancelled', () => {
  const cancelled = order('placed', 'cancelled');
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    edr_base_points: 0,
    edr_bonus_points: 0,
    payment: { status: 'refunded' },
    refunds: [{ id: 'cancel', reason: 'cancelled', status: 'paid', amount: 4990 + 795, base_points: 49 }],
  });
  expect(isWhollyRefunded(cancelled)).toBe(true);
  expect(cancelled.refunds?.[0]?.at).toEqual(cancelled.timeline.at(-1)?.at);
  expect(demoIntent(cancelled)).toMatchObject({
    status: 'refunded',
    refunded: 5785,
    refund_keys: [`refund:${cancelled._id}:cancel`],
  });
});

it('a placed one keeps its points and its payment', () => {
  const placed = order('placed');
  expect(placed).toMatchObject({ edr_base_points: 49, payment: { status: 'captured' } });
  expect(placed.refunds).toBeUndefined();
  expect(demoIntent(placed)).toMatchObject({ status: 'captured', refunded: 0, refund_keys: [] });
});
