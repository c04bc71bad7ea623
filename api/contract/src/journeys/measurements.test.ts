import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/local-date';
import {
  firstLogDay,
  type Measurement,
  measureChange,
  measurementErrors,
  measurePoints,
  measureValueError,
  readMeasure,
  weightLeap,
} from './measurements';

const DAYS = { first_day: '2025-08-03', today: '2026-11-24' };
const WEIGHT = 'Please enter your weight in kg, from 30 to 400, with at most one decimal';
const WAIST = 'Please enter your waist in cm, from 40 to 250, with at most one decimal';
const entry = (over: Partial<Measurement> = {}): Measurement => ({
  ...{ day: '2026-11-24', weight_kg: 92.4, waist_cm: null },
  ...over,
});

/** Every tenth between two values. */
const tenths = (from: number, to: number) =>
  Array.from({ length: Math.round((to - from) * 10) + 1 }, (_, index) => (from * 10 + index) / 10);

describe('an entry of the weight log [health-24]', () => {
  it.each([
    [entry(), {}],
    [entry({ waist_cm: 101.5 }), {}],
    [entry({ day: '2025-08-03' }), {}],
    [entry({ day: '2025-08-02' }), { day: 'This day is more than a year before your program' }],
    [entry({ day: '2026-11-25' }), { day: 'This day has not come yet' }],
    [entry({ day: '2026-02-30' }), { day: 'Please choose a day' }],
    [entry({ day: '' }), { day: 'Please choose a day' }],
    [entry({ weight_kg: 29.9, waist_cm: 250.1 }), { weight_kg: WEIGHT, waist_cm: WAIST }],
    [entry({ weight_kg: 92.45 }), { weight_kg: WEIGHT }],
    [entry({ weight_kg: Number.NaN }), { weight_kg: WEIGHT }],
    [entry({ weight_kg: Number.POSITIVE_INFINITY }), { weight_kg: WEIGHT }],
    [entry({ waist_cm: 0 }), { waist_cm: WAIST }],
  ])('%j has the errors %j', (written, errors) => {
    expect(measurementErrors(written, DAYS)).toEqual(errors);
  });

  it('takes every tenth within the limits as it is typed, and no other value', () => {
    for (const value of tenths(30, 400)) {
      expect(measureValueError('weight_kg', readMeasure(String(value)))).toBeNull();
      expect(measureValueError('weight_kg', value + 0.05)).toBe(WEIGHT);
    }
    for (const value of tenths(0, 29.9)) expect(measureValueError('weight_kg', value)).toBe(WEIGHT);
    for (const value of tenths(400.1, 450)) expect(measureValueError('weight_kg', value)).toBe(WEIGHT);
  });

  it('covers exactly the days of the log', () => {
    for (let day = addDays(DAYS.first_day, -40); day <= addDays(DAYS.today, 40); day = addDays(day, 1)) {
      const isInside = day >= DAYS.first_day && day <= DAYS.today;
      expect(measurementErrors(entry({ day }), DAYS).day === undefined, day).toBe(isInside);
    }
    expect(firstLogDay('2026-08-03')).toBe('2025-08-03');
  });
});

describe('a typed measure', () => {
  it.each([
    ['92.4', 92.4],
    [' 92,4 ', 92.4],
    ['92', 92],
    ['92.45', 92.45],
  ])('%j is %d', (text, value) => expect(readMeasure(text)).toBe(value));

  it.each(['', '-92', '1e2', '0x50', '92.4 kg', '92.', '1,092.4', 'much'])('%j is none', (text) =>
    expect(readMeasure(text)).toBeNaN(),
  );
});

describe('the chart', () => {
  it('shows the values of one measure by day', () => {
    const entries = [
      entry({ day: '2026-11-02', weight_kg: 88.1 }),
      entry({ day: '2026-08-03', waist_cm: 101 }),
      entry({ day: '2026-10-01', waist_cm: 98.5 }),
    ];
    expect(measurePoints(entries, 'weight_kg').map(({ value }) => value)).toEqual([92.4, 92.4, 88.1]);
    expect(measurePoints(entries, 'waist_cm')).toEqual([
      { day: '2026-08-03', value: 101 },
      { day: '2026-10-01', value: 98.5 },
    ]);
  });

  it('computes changes that add up, in tenths', () => {
    expect(measureChange(92.4, 88.1)).toBe(-4.3);
    for (const to of tenths(60, 120)) {
      const change = measureChange(92.4, to);
      expect(change).toBe(-measureChange(to, 92.4) + 0);
      expect(Math.round((92.4 + change) * 10) / 10).toBe(to);
      expect(String(change)).toMatch(/^-?\d+(\.\d)?$/);
    }
  });
});

describe('a weight that leaps', () => {
  const noted = (day: string, weight_kg: number) => ({ day, weight_kg, waist_cm: null });
  const log = [noted('2026-11-10', 82), noted('2026-11-18', 81.5)];

  it('is more than 5 kg or 5 % from the closest one within a week', () => {
    expect(weightLeap(log, noted('2026-11-20', 320))).toEqual({ from: 81.5, to: 320, day: '2026-11-18' });
    expect(weightLeap(log, noted('2026-11-20', 85.5))).toBeNull();
    expect(weightLeap(log, noted('2026-11-20', 85.6))).toMatchObject({ from: 81.5 });
    expect(weightLeap([noted('2026-11-18', 140)], noted('2026-11-20', 145))).toBeNull();
    expect(weightLeap([noted('2026-11-18', 140)], noted('2026-11-20', 145.1))).not.toBeNull();
    expect(weightLeap(log, noted('2026-11-13', 77.9))).toBeNull();
  });

  it('is not compared with an older one, the entry that it corrects, or its own day', () => {
    expect(weightLeap(log, noted('2026-11-26', 60))).toBeNull();
    expect(weightLeap(log.slice(1), noted('2026-11-18', 60))).toBeNull();
    expect(weightLeap(log.slice(1), noted('2026-11-19', 60), '2026-11-18')).toBeNull();
    expect(weightLeap([], noted('2026-11-18', 60))).toBeNull();
  });
});
