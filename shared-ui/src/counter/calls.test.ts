import { expect, it } from 'vitest';
import { callAt } from './calls';

it.each([
  ['09:05', '2026-11-25T22:00:30Z', '2026-11-25T22:05:00.000Z'],
  ['09:00', '2026-11-25T22:00:30Z', '2026-11-25T22:00:00.000Z'],
  ['00:10', '2026-11-26T12:00:00Z', '2026-11-26T13:10:00.000Z'],
])('%s in Sydney, of a consultation from %s, is %s', (clock, startsAt, moment) => {
  expect(callAt(clock, startsAt)?.toISOString()).toBe(moment);
});

it('an empty field is no call', () => expect(callAt('', '2026-11-25T22:00:00Z')).toBeNull());
