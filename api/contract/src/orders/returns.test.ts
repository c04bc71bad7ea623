import { expect, it } from 'vitest';
import { canMoveReturn, isReturnable, RETURN_STATES, returnableUnits, returnUntil } from './returns';

const ITEM = { product_id: 7, schedule: '', quantity: 3 };
const DELIVERED = new Date('2026-11-01T02:00:00Z');
const ORDER = {
  state: 'delivered',
  timeline: [{ state: 'delivered', at: DELIVERED }],
  items: [ITEM, { ...ITEM, schedule: '2' }, { ...ITEM, is_cold: true }, { ...ITEM, product_id: 0 }],
};
const SOON = new Date('2026-11-30T02:00:00Z');

it('takes goods back for 30 days from delivery, but no medicines, cold items or services [consent-08]', () => {
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
