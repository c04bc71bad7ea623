import { expect, it } from 'vitest';
import { readyLine } from './ready-line';

const at = (iso: string, ready_by: string | null = '2026-11-27', state = 'placed') =>
  readyLine({ state, cnc_location: { ready_by } }, Date.parse(iso));

it('says by which day an order has to be ready, and once the day is over [shelves-05]', () => {
  expect(at('2026-11-24T09:00:00+11:00')).toBe('Ready by Fri 27 Nov');
  expect(at('2026-11-27T23:59:00+11:00')).toBe('Ready by Fri 27 Nov');
  expect(at('2026-11-28T00:00:00+11:00')).toBe('Ready by Fri 27 Nov: overdue');
  expect(at('2026-11-28T00:00:00+11:00', '2026-11-27', 'packed')).toBe('Ready by Fri 27 Nov: overdue');
});

it('says nothing of what is ready, and where no day was promised', () => {
  const now = '2026-11-28T00:00:00+11:00';
  expect([at(now, '2026-11-27', 'dispatched'), at(now, null)]).toEqual([null, null]);
  expect(readyLine({ state: 'placed', cnc_location: null }, Date.parse(now))).toBeNull();
});
