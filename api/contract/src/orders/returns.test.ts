import { expect, it } from 'vitest';
import {
  canMoveReturn,
  isRefundedBefore,
  isReturnable,
  RETURN_STATES,
  returnableUnits,
  returnUntil,
  stillToRefund,
} from './returns';

const ITEM = { product_id: 7, schedule: '', quantity: 3 };
const DELIVERED = new Date('2026-11-01T02:00:00Z');
const ORDER = {
  state: 'delivered',
  timeline: [{ state: 'delivered', at: DELIVERED }],
  items: [ITEM, { ...ITEM, schedule: '2' }, { ...ITEM, is_cold: true }, { ...ITEM, product_id: 0 }],
};
const SOON = new Date('2026-11-30T02:00:00Z');

it('takes goods back for 30 days from delivery, but no medicines, cold items or services [9.a-04] [consent-08]', () => {
  expect(returnableUnits(ORDER, SOON)).toEqual([3, 0, 0, 0]);
  expect(returnUntil(ORDER)).toEqual(new Date('2026-12-01T02:00:00Z'));
  expect(returnableUnits(ORDER, new Date('2026-12-01T02:00:00Z'))).toEqual([0, 0, 0, 0]);
  for (const schedule of ['2', '3', '4', '4N']) expect(isReturnable({ ...ITEM, schedule })).toBe(false);
  expect(isReturnable({ ...ITEM, is_pharmacy: true })).toBe(false);
});

it('takes nothing back before delivery, nor from an order that was given back', () => {
  for (const state of ['dispatched', 'refunded', 'cancelled']) {
    expect(returnableUnits({ ...ORDER, state }, SOON)).toEqual([0, 0, 0, 0]);
  }
});

it('counts what was refunded and what is on its way once', () => {
  const lines = [{ line: 1, quantity: 1 }];
  const returns = [
    { code: 'R1', state: 'requested', lines },
    { code: 'R2', state: 'received', lines },
  ];
  expect(returnableUnits({ ...ORDER, returns, refunds: [{ id: 'return:R2', lines }] }, SOON)[0]).toBe(1);
  expect(returnableUnits({ ...ORDER, returns, refunds: [{ id: 'by-staff', lines }] }, SOON)[0]).toBe(0);
});

it('takes no declined unit back again, and every withdrawn one', () => {
  const lines = [{ line: 1, quantity: 2 }];
  const left = (state: string) =>
    returnableUnits({ ...ORDER, returns: [{ code: 'R1', state, lines }] }, SOON)[0];
  expect(RETURN_STATES.map(left)).toEqual([1, 1, 1, 1, 3]);
  const refunds = [{ id: 'by-staff', lines: [{ line: 1, quantity: 1 }] }];
  expect(returnableUnits({ ...ORDER, refunds }, SOON)[0]).toBe(2);
});

it('leads a return from its customer to its end, which nothing leaves [consent-08]', () => {
  const moves = (by: 'customer' | 'pharmacy') =>
    RETURN_STATES.flatMap((from) =>
      RETURN_STATES.filter((to) => canMoveReturn(from, to, by)).map((to) => `${from} ${to}`),
    );
  expect(moves('customer')).toEqual(['requested withdrawn']);
  expect(moves('pharmacy')).toEqual([
    'requested arrived',
    'requested received',
    'requested declined',
    'arrived received',
    'arrived declined',
  ]);
});

it('refunds no unit of a return again that was refunded by hand since it was asked for', () => {
  const [before, asked, since] = ['2026-11-02', '2026-11-03', '2026-11-04'].map((day) => `${day}T02:00:00Z`);
  const sent = { code: 'R1', at: asked ?? '' };
  const lines = [{ line: 1, quantity: 2 }];
  const left = (at: string | undefined, quantity: number, id = 'by-staff') =>
    stillToRefund(
      {
        items: [{ quantity: 4 }],
        returns: [sent, { code: 'R2' }],
        refunds: [{ id, at: at ?? '', lines: [{ line: 1, quantity }] }],
      },
      sent,
      lines,
    );
  expect(left(before, 2)).toEqual(lines);
  expect(left(since, 1)).toEqual([{ line: 1, quantity: 1 }]);
  for (const quantity of [2, 4]) expect(left(since, quantity)).toEqual([]);
  expect(left(since, 2, 'return:R2')).toEqual(lines);
});

it('tells a return that was received without a refund of its own', () => {
  const order = { refunds: [{ id: 'return:R1' }] };
  expect(isRefundedBefore(order, { state: 'received', code: 'R1' })).toBe(false);
  expect(isRefundedBefore(order, { state: 'received', code: 'R2' })).toBe(true);
  expect(isRefundedBefore(order, { state: 'arrived', code: 'R2' })).toBe(false);
});
