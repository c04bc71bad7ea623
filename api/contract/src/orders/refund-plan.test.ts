import { describe, expect, it } from 'vitest';
import { refundAmount } from './refund-amount';
import {
  everythingLeft,
  isWhollyRefunded,
  planRefund,
  type RefundableOrder,
  type RefundFigures,
  refundedTotal,
  unitsLeft,
} from './refund-plan';

/** Pseudo-random integers below `limit`, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const SCHEDULES = ['', '', '', '2', '3', '4'];

function randomOrder(below: (limit: number) => number): RefundableOrder {
  const items = Array.from({ length: 1 + below(5) }, () => {
    const line_total = below(4) === 0 ? 0 : below(20_000);
    return {
      quantity: 1 + below(6),
      line_total,
      gst: below(2) === 0 ? 0 : Math.round(line_total / 11),
      schedule: SCHEDULES[below(SCHEDULES.length)] ?? '',
    };
  });
  const shipping_total = [0, 795, 1295][below(3)] ?? 0;
  const gst = items.reduce((total, item) => total + item.gst, 0);
  return {
    state: 'delivered',
    items,
    shipping_total,
    gst_total: gst + Math.round(shipping_total / 11),
    edr_base_points: below(200),
    edr_bonus_points: below(3) === 0 ? below(50) : 0,
  };
}

const refunded = (order: RefundableOrder, refund: RefundFigures): RefundableOrder => ({
  ...order,
  edr_base_points: order.edr_base_points - refund.base_points,
  edr_bonus_points: order.edr_bonus_points - refund.bonus_points,
  refunds: [...(order.refunds ?? []), refund],
});

const total = (order: RefundableOrder) =>
  order.items.reduce((sum, { line_total }) => sum + line_total, order.shipping_total);
const sumOf = (order: RefundableOrder, key: 'amount' | 'gst' | 'base_points' | 'bonus_points') =>
  (order.refunds ?? []).reduce((sum, refund) => sum + refund[key], 0);

/** Refunds one or more units of a random line, or the delivery. */
function refundSome(order: RefundableOrder, below: (limit: number) => number): RefundableOrder {
  const line = 1 + below(order.items.length);
  const left = unitsLeft(order)[line - 1] ?? 0;
  const lines = left > 0 ? [{ line, quantity: 1 + below(left) }] : [];
  const refund = planRefund(order, { lines, shipping: below(3) === 0 });
  return refund ? refunded(order, refund) : order;
}

describe('refunds by line [consent-06]', () => {
  it('add up to what was paid, with its GST and its points, in whatever parts 5,000 random orders go back', () => {
    const wrong: RefundableOrder[] = [];
    for (let seed = 1; seed <= 5000; seed += 1) {
      const below = numbers(seed);
      const order = randomOrder(below);
      let current = order;
      for (let times = below(6); times > 0; times -= 1) current = refundSome(current, below);
      const rest = planRefund(current, everythingLeft(current));
      if (rest) current = refunded(current, rest);
      const { edr_base_points: base, edr_bonus_points: bonus } = current;
      const isExact =
        refundedTotal(current) === total(order) &&
        sumOf(current, 'gst') === order.gst_total &&
        sumOf(current, 'base_points') === order.edr_base_points &&
        sumOf(current, 'bonus_points') === order.edr_bonus_points &&
        (current.refunds ?? []).every((refund) => refund.amount >= 0 && refund.base_points >= 0);
      if (!isExact || base !== 0 || bonus !== 0 || !isWhollyRefunded(current)) wrong.push(current);
    }
    expect(wrong).toEqual([]);
  });

  const ORDER: RefundableOrder = {
    state: 'delivered',
    items: [
      { quantity: 3, line_total: 1000, gst: 91, schedule: '' },
      { quantity: 1, line_total: 2000, gst: 0, schedule: '4' },
    ],
    shipping_total: 795,
    gst_total: 163,
    edr_base_points: 10,
    edr_bonus_points: 0,
  };

  it('give back a unit’s share of what was paid, the last unit the rest', () => {
    const one = { lines: [{ line: 1, quantity: 1 }], shipping: false };
    let order = ORDER;
    const amounts = [1, 2, 3].map(() => {
      const refund = planRefund(order, one);
      if (refund) order = refunded(order, refund);
      return refund?.amount;
    });
    expect(amounts).toEqual([333, 333, 334]);
    expect(planRefund(order, one)).toBeNull();
    expect(order.edr_base_points).toBe(0);
  });

  it('take no points for what earned none', () => {
    const refund = planRefund(ORDER, { lines: [{ line: 2, quantity: 1 }], shipping: true });
    expect(refund).toMatchObject({ amount: 2795, gst: 72, shipping: 795, base_points: 0 });
  });

  it.each([
    ['pharmacist_review', 795],
    ['packed', 795],
    ['dispatched', 0],
    ['delivered', 0],
  ])('give the delivery of an order back with the last of what would be sent: %s', (state, shipping) => {
    const order = { ...ORDER, state };
    const first = planRefund(order, { lines: [{ line: 1, quantity: 3 }], shipping: false });
    expect(first).toMatchObject({ shipping: 0, amount: 1000 });
    if (!first) return;
    const last = { lines: [{ line: 2, quantity: 1 }], shipping: false };
    expect(planRefund(refunded(order, first), last)).toMatchObject({ shipping, amount: 2000 + shipping });
  });

  it.each([
    ['a line that does not exist', [{ line: 3, quantity: 1 }]],
    ['a line listed twice', [1, 1].map((line) => ({ line, quantity: 1 }))],
    ['more units than were bought', [{ line: 1, quantity: 4 }]],
    ['half a unit', [{ line: 1, quantity: 0.5 }]],
    ['less than nothing', [{ line: 1, quantity: -1 }]],
    ['nothing', []],
  ])('are refused for %s', (_what, lines) => {
    expect(planRefund(ORDER, { lines, shipping: false })).toBeNull();
  });
});

it('shows pages the sum that is refunded, to the cent', () => {
  const below = numbers(11);
  for (let run = 0; run < 300; run += 1) {
    let order = randomOrder(below);
    for (let part = 0; part < 3; part += 1) {
      const line = 1 + below(order.items.length);
      const request = { lines: [{ line, quantity: 1 + below(3) }], shipping: below(2) === 0 };
      const plan = planRefund(order, request);
      expect(refundAmount({ ...order, refunds: order.refunds ?? [] }, request)).toBe(plan?.amount ?? null);
      if (plan) order = refunded(order, plan);
    }
  }
});
