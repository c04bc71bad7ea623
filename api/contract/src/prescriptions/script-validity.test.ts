import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../dates/local-date';
import {
  correctionErrors,
  filingErrors,
  isDispensable,
  isSameFiled,
  MAX_FILED_REPEATS,
  scriptExpiry,
} from './script-validity';

const DAYS = Array.from({ length: 1500 }, (_day, index) => addDays('2023-01-01', index));

it.each([
  ['2026-11-26', '4', '2027-11-26'],
  ['2026-11-26', '4N', '2027-11-26'],
  ['2026-11-26', '8', '2027-05-26'],
  ['2024-02-29', '4', '2025-02-28'],
  ['2025-08-31', '8', '2026-02-28'],
])('a script of %s in schedule %s can be dispensed until %s [australia-10]', (written, schedule, until) => {
  expect(scriptExpiry(written, schedule)).toBe(until);
});

it('ends about a year after it was written, of schedule 8 half a year, and never moves backwards', () => {
  for (const [index, day] of DAYS.entries()) {
    const [s4, s8] = [scriptExpiry(day, '4'), scriptExpiry(day, '8')];
    expect(daysBetween(day, s4)).toBeGreaterThanOrEqual(365);
    expect(daysBetween(day, s4)).toBeLessThanOrEqual(366);
    expect(daysBetween(day, s8)).toBeGreaterThanOrEqual(181);
    expect(daysBetween(day, s8)).toBeLessThanOrEqual(184);
    const earlier = DAYS[index - 1];
    if (earlier) expect(scriptExpiry(earlier, '4') <= s4).toBe(true);
  }
});

it('is dispensed while it has repeats, up to its last day', () => {
  const filed = { expires_on: '2027-11-25', repeats_left: 1 };
  expect(isDispensable(filed, '2027-11-25')).toBe(true);
  expect(isDispensable(filed, '2027-11-26')).toBe(false);
  expect(isDispensable({ ...filed, repeats_left: 0 }, '2027-01-01')).toBe(false);
});

it('is put on file with the day on it and its repeats', () => {
  const errors = (written_on: string, repeats: number) =>
    Object.keys(filingErrors({ written_on, repeats }, '4', '2026-11-26'));
  expect(errors('2026-11-26', 1)).toEqual([]);
  expect(errors('2025-11-26', MAX_FILED_REPEATS)).toEqual([]);
  expect(errors('2025-11-25', 5)).toEqual(['written_on']);
  for (const day of ['', '2026-11-27', '2026-02-30', 'toString']) {
    expect(errors(day, 5)).toEqual(['written_on']);
  }
  for (const repeats of [0, -1, 1.5, MAX_FILED_REPEATS + 1, Number.NaN]) {
    expect(errors('2026-11-01', repeats)).toEqual(['repeats']);
  }
});

it('is corrected to a day on which it still holds, and down to no repeat at all [health-37]', () => {
  const errors = (written_on: string, repeats_left: number, schedule = '4') =>
    Object.keys(correctionErrors({ written_on, repeats_left }, schedule, '2026-11-26'));
  expect(errors('2026-11-01', 0)).toEqual([]);
  expect(errors('2025-11-26', MAX_FILED_REPEATS)).toEqual([]);
  expect(errors('2026-05-25', 1, '8')).toEqual(['written_on']);
  expect(errors('2026-11-27', 1)).toEqual(['written_on']);
  for (const left of [-1, 0.5, MAX_FILED_REPEATS + 1, Number.NaN]) {
    expect(errors('2026-11-01', left)).toEqual(['repeats_left']);
  }
  const seen = { written_on: '2026-11-01', repeats_left: 2 };
  expect(isSameFiled(seen, { ...seen })).toBe(true);
  expect(isSameFiled(seen, { ...seen, repeats_left: 1 })).toBe(false);
  expect(isSameFiled(seen, { ...seen, written_on: '2026-11-02' })).toBe(false);
});
