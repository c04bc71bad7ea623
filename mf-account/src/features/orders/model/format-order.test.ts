import { describe, expect, it } from 'vitest';
import { formatDate, type OrderState, orderProgress, orderSteps, stateLabel } from './format-order';

const at = '2026-11-21T01:00:00Z';
const timelineOf = (...states: OrderState[]) => states.map((state) => ({ state, at }));
const parcel = { shipping_method: { name: 'Standard', type: 'standard' }, cnc_location: null };

describe('order formatting', () => {
  it('includes the pharmacist review only for orders that had one', () => {
    expect(orderSteps({ ...parcel, timeline: timelineOf('placed') })).not.toContain('pharmacist_review');
    const timeline = timelineOf('placed', 'pharmacist_review');
    expect(orderSteps({ ...parcel, timeline })).toContain('pharmacist_review');
  });

  it('moves on once a pharmacist has approved the order', () => {
    const order = {
      ...parcel,
      state: 'pharmacist_review',
      timeline: timelineOf('placed', 'pharmacist_review'),
    } as const;
    const waiting = orderProgress({ ...order, is_approved: false });
    expect(waiting.labels[waiting.current]).toBe('With our pharmacist');
    const approved = orderProgress({ ...order, is_approved: true });
    expect(approved.labels).toEqual([
      'Order placed',
      'With our pharmacist',
      'Being packed',
      'On its way',
      'Delivered',
    ]);
    expect(approved.labels[approved.current]).toBe('Being packed');
    expect(stateLabel('pharmacist_review', { ...parcel, is_approved: true })).toBe('Being packed');
    const packed = orderProgress({ ...order, state: 'packed', is_approved: false });
    expect(packed.labels[packed.current]).toBe('Packed');
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
