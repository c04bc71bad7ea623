import { expect, it } from 'vitest';
import { CALL_GAP_MINUTES, MISSED_CALLS, missedCallsError, UNREACHED_TERMS } from './missed-calls';

const at = (time: string) => new Date(`2026-11-26T${time}Z`);
const error = (calls: string[], now = '23:00:00') =>
  missedCallsError({
    starts_at: at('09:00:20'),
    ends_at: at('11:00:00'),
    calls: calls.map((time) => at(`${time}:00`)),
    now: at(now),
  });

it('three calls within the time, 5 minutes apart, are enough from the first minute to the last [health-35]', () => {
  expect(error(['09:00', '09:05', '11:00'])).toBeNull();
  expect(error(['09:00', '09:05', '09:10'], '09:10:30')).toBeNull();
});

it.each([
  [['09:00', '09:05'], /3 calls/],
  [['09:00', '09:05', '09:10', '09:15'], /3 calls/],
  [['08:59', '09:05', '09:10'], /within the time/],
  [['09:00', '09:05', '11:01'], /within the time/],
  [['09:00', '09:04', '09:10'], /5 minutes apart/],
  [['09:10', '09:05', '09:00'], /one after the other/],
] as const)('the calls %j are not [health-35]', (calls, words) => {
  expect(error([...calls])).toMatch(words);
});

it('a call to come is none', () => {
  expect(error(['09:00', '09:05', '09:10'], '09:09:59')).toMatch(/none of them to come/);
});

it('the words name the numbers of the rule [health-35]', () => {
  expect(MISSED_CALLS).toBe(3);
  expect(UNREACHED_TERMS).toContain('three calls');
  expect(UNREACHED_TERMS).toContain(`${CALL_GAP_MINUTES} minutes apart`);
});
