import { expect, it } from 'vitest';
import { localMinute, readLocalMinute } from './local-minute';

const SYDNEY = 'Australia/Sydney';

it.each([
  ['2026-12-01T09:05', '2026-11-30T22:05:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T14:00:00.000Z'],
  ['2026-10-04T03:00', '2026-10-03T16:00:00.000Z'],
  // Clocks show this minute twice.
  ['2027-04-04T02:30', '2027-04-03T15:30:00.000Z'],
  ['2027-04-04T03:00', '2027-04-03T17:00:00.000Z'],
])('reads and writes %s by the clocks in Sydney', (text, iso) => {
  const moment = readLocalMinute(text, SYDNEY);
  expect(moment?.toISOString()).toBe(iso);
  expect(localMinute(new Date(iso), SYDNEY)).toBe(text);
});

it.each([
  '',
  '2026-12-01',
  '2026-13-01T09:00',
  '2026-12-01T24:00',
  '2026-12-01T9:00',
  '2026-02-30T09:00',
  '2026-12-01T09:00Z',
])('reads no moment in "%s"', (text) => {
  expect(readLocalMinute(text, SYDNEY)).toBeNull();
});
