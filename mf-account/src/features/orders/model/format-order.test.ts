import { describe, expect, it } from 'vitest';
import { formatDate, type OrderState, orderSteps, stateLabel } from './format-order';

const at = '2026-11-21T01:00:00Z';
const timelineOf = (...states: OrderState[]) => states.map((state) => ({ state, at }));
const parcel = { shipping_method: { name: 'Standard', type: 'standard' }, cnc_location: null };

describe('order formatting', () => {
  it('includes the pharmacist review only for orders that had one', () => {
    expect(orderSteps({ ...parcel, timeline: timelineOf('placed') })).not.toContain('pharmacist_review');
    const timeline = timelineOf('placed', 'pharmacist_review');
    expect(orderSteps({ ...parcel, timeline })).toContain('pharmacist_review');
  });

  it('says how an order reached its customer, and that a fee is paid', () => {
    const collected = { shipping_method: null, cnc_location: { name: 'Saltbush Newtown' } };
    const fee = { shipping_method: null, cnc_location: null };
    expect([parcel, collected, fee].map((way) => stateLabel('delivered', way))).toEqual([
      'Delivered',
      'Collected',
      'Paid',
    ]);
    expect(orderSteps({ ...fee, timeline: timelineOf('placed', 'delivered') })).toEqual([
      'placed',
      'delivered',
    ]);
  });

  it('formats dates in the store’s time zone', () => {
    expect(formatDate('2026-11-20T23:30:00Z')).toBe('21 November 2026');
  });
});
