import { expect, it } from 'vitest';
import { dayListAddress, readDayList } from './day-list';

/** In Sydney it is already the 25th. */
const NOW = new Date('2026-11-24T14:00:00Z');
const read = (address: string) => readDayList(new URL(address, 'https://shop.example').searchParams, NOW);

it.each([
  { date: '2026-11-24', show: 'all', page: 1 },
  { date: '2027-01-01', show: 'mine', page: 3 },
  { date: '2026-11-25', show: 'earlier', page: 1 },
] as const)('an address keeps the list %j', (list) => {
  expect(read(dayListAddress(list))).toEqual(list);
});

it('begins with the store’s day, whatever an address says', () => {
  const first = { date: '2026-11-25', show: 'all', page: 1 };
  expect(read('/staff/appointments')).toEqual(first);
  expect(read('/staff/appointments?date=2026-02-30&show=nonsense&page=-4')).toEqual(first);
});
