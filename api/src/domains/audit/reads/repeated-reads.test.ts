import { expect, it } from 'vitest';
import { repeatedReadId } from './repeated-reads';

const READ = { staff_id: 's1', operation: 'staff_appointments', reads_health: true };
const NOW = new Date('2026-11-24T01:10:00Z');
const id = (over: object = {}, args: object = { date: '2026-11-24' }, now = NOW) =>
  repeatedReadId({ ...READ, ...over }, args, now);

it('is one event for an hour of the same read', () => {
  expect(id({}, { date: '2026-11-24' }, new Date('2026-11-24T01:59:59Z'))).toBe(id());
});

it.each([
  ['another member of staff', id({ staff_id: 's2' })],
  ['another list', id({ operation: 'staff_programs' })],
  ['health data besides', id({ reads_health: false })],
  ['another day', id({}, { date: '2026-11-25' })],
  ['another hour', id({}, { date: '2026-11-24' }, new Date('2026-11-24T02:00:00Z'))],
])('is another event for %s', (_what, other) => {
  expect(other).not.toBeNull();
  expect(other).not.toBe(id());
});

it.each(['staff_appointment', 'staff_health_record', 'staff_orders_refund', 'staff_customer'])(
  'is an event each time for %s',
  (operation) => {
    expect(id({ operation })).toBeNull();
  },
);
