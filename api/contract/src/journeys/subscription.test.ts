import { describe, expect, it } from 'vitest';
import {
  currentLesson,
  isActiveSubscription,
  journeyTile,
  journeyTotals,
  nextBillingAt,
  reviewOpensAt,
  sortLessons,
} from './subscription';

const NOW = new Date('2026-03-10T00:00:00Z');
const days = (n: number) => new Date(NOW.getTime() + n * 86_400_000);
const tile = (status: string, last: Date | null = null, billing: Date | null = null) =>
  journeyTile({ status, last_order_at: last, next_billing_at: billing }, NOW).title;

describe('journey subscription', () => {
  it('compares NoRepeats and PaymentDeclinedForRenewal case-insensitively [4.h-01] [4.h-03] [4.h-04] [health-01]', () => {
    expect(tile('NoRepeats')).toBe('Awaiting repeat prescription');
    expect(tile('NOREPEATS')).toBe('Awaiting repeat prescription');
    expect(tile('paymentdeclinedforrenewal')).toBe('Issue with your payment');
  });

  it('shows Order Confirmed within 5 days of the last order [4.h-05] [9.c-08]', () => {
    expect(tile('active', days(-5), days(2))).toBe('Order Confirmed');
    expect(tile('active', days(-6))).toBe('Your Order');
  });

  it('shows Order Confirmed for an order that was placed after the page looked at its clock [4.h-05]', () => {
    expect(tile('active', days(0.01), days(2))).toBe('Order Confirmed');
  });

  it('shows review when billing is within 5 days [4.h-06], else Your Order [4.h-07]', () => {
    expect(tile('active', days(-6), days(5))).toBe("It's time to review");
    expect(tile('active', days(-6), days(6))).toBe('Your Order');
    expect(tile('active', null, days(-1))).toBe('Your Order');
  });

  it('can be reviewed from the time the tile says so', () => {
    const next = days(8);
    expect(reviewOpensAt(next)).toEqual(NOW);
    expect(tile('active', null, nextBillingAt(next))).toBe("It's time to review");
  });

  it('shows the next billing date 3 days before the next period [4.h-08] [9.c-09] [health-03]', () => {
    expect(nextBillingAt(days(10))).toEqual(days(7));
    expect(nextBillingAt(null)).toBeNull();
  });

  it('counts draft, reviewing and cancelled as inactive [4.g-01]', () => {
    const statuses = ['draft', 'reviewing', 'cancelled', 'active', 'NoRepeats', 'PaymentDeclinedForRenewal'];
    expect(statuses.map(isActiveSubscription)).toEqual([false, false, false, true, true, true]);
  });

  it('sorts lessons by week; the current one is the first Available or InProgress [4.i-02] [4.i-03]', () => {
    const lessons = sortLessons([
      { id: 3, week: 2, status: 'InProgress' },
      { id: 1, week: 1, status: 'Completed' },
      { id: 4, week: 3, status: 'Locked' },
      { id: 2, week: 2, status: 'Available' },
    ]);
    expect(lessons.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(currentLesson(lessons)?.id).toBe(2);
    expect(currentLesson([{ status: 'Locked' }])).toBeNull();
  });

  it('takes 10 % off items that were not prescribed, then applies the voucher [9.a-11]', () => {
    const items = [
      { is_prescribed: true, price: 10000, quantity: 1 },
      { is_prescribed: false, price: 2000, quantity: 2 },
    ];
    expect(journeyTotals(items, 500)).toEqual({
      items_total: 14000,
      prescribed_items_total: 10000,
      nonprescribed_items_total: 4000,
      discount_total: 900,
      total: 13100,
    });
    expect(journeyTotals(items, 99999).total).toBe(0);
  });

  it('adds the program fee to the total, which the voucher also reduces', () => {
    const items = [{ is_prescribed: false, price: 2000, quantity: 1 }];
    expect(journeyTotals(items, 500, 7900)).toMatchObject({
      items_total: 2000,
      discount_total: 700,
      total: 9200,
    });
    expect(journeyTotals([], 9000, 7900)).toMatchObject({ items_total: 0, discount_total: 7900, total: 0 });
  });
});
