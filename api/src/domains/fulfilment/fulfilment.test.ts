import type { State } from '@saltbush/contract';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { isAfterHours, isBusinessDay } from './calendar';
import { nextSameDayRun } from './same-day-run';

const SYDNEY = { time_zone: 'Australia/Sydney', state: 'NSW' as const };
const at = (iso: string) => new Date(iso);

describe('after hours [9.a-06]', () => {
  it.each([
    ['Tuesday noon', '2026-03-10T12:00:00+11:00', false],
    ['Tuesday 8am', '2026-03-10T08:00:00+11:00', false],
    ['Tuesday just before 8am', '2026-03-10T07:59:59+11:00', true],
    ['Tuesday just before 6pm', '2026-03-10T17:59:59+11:00', false],
    ['Tuesday 6pm', '2026-03-10T18:00:00+11:00', true],
    ['Saturday noon', '2026-03-14T12:00:00+11:00', true],
    ['Good Friday noon', '2026-04-03T12:00:00+11:00', true],
  ])('%s in NSW', (_name, iso, expected) => {
    expect(isAfterHours(at(iso), 'NSW')).toBe(expected);
  });

  it('uses the state’s time zone and holidays [time-02] [australia-08]', () => {
    const noonInSydney = at('2026-03-10T11:30:00+11:00');
    expect(isAfterHours(noonInSydney, 'NSW')).toBe(false);
    expect(isAfterHours(at('2026-03-10T09:00:00+11:00'), 'WA')).toBe(true);
    const labourDayInVictoria = at('2026-03-09T12:00:00+11:00');
    expect(isAfterHours(labourDayInVictoria, 'VIC')).toBe(true);
    expect(isAfterHours(labourDayInVictoria, 'NSW')).toBe(false);
  });
});

describe('business days', () => {
  it.each<[State, string, boolean]>([
    ['QLD', '2026-12-24', true],
    ['SA', '2026-12-24', true],
    ['SA', '2026-12-31', true],
    ['NT', '2026-12-31', true],
    ['QLD', '2026-12-25', false],
    ['SA', '2027-01-01', false],
  ])(
    'hold a holiday that begins in the evening, no whole one: %s %s [australia-08]',
    (state, day, expected) => {
      expect(isBusinessDay(DateTime.fromISO(day), state)).toBe(expected);
    },
  );

  it('of an evening holiday have after-hours prices from 6 pm only', () => {
    expect(isAfterHours(at('2026-12-24T17:59:59+10:00'), 'QLD')).toBe(false);
    expect(isAfterHours(at('2026-12-24T18:00:00+10:00'), 'QLD')).toBe(true);
    expect(isAfterHours(at('2026-12-31T17:59:59+10:30'), 'SA')).toBe(false);
  });
});

describe('same-day runs', () => {
  const run = (iso: string, options?: { isCold: boolean }) =>
    nextSameDayRun(at(iso), SYDNEY, { cutoffHour: 13, ...options });

  it('leave today before 1 pm, the next business day after [selling-19]', () => {
    expect(run('2026-03-10T12:59:59+11:00')).toEqual({
      cutoff: at('2026-03-10T13:00:00+11:00'),
      delivery_date: '2026-03-10',
    });
    expect(run('2026-03-10T13:00:00+11:00')?.delivery_date).toBe('2026-03-11');
  });

  it('skip weekends and public holidays', () => {
    expect(run('2026-03-13T14:00:00+11:00')?.delivery_date).toBe('2026-03-16');
    expect(run('2026-04-02T14:00:00+11:00')?.delivery_date).toBe('2026-04-07');
  });

  it('keep 1 pm local time when daylight saving ends', () => {
    expect(run('2026-04-07T09:00:00+10:00')?.cutoff).toEqual(at('2026-04-07T03:00:00Z'));
    expect(run('2026-03-10T09:00:00+11:00')?.cutoff).toEqual(at('2026-03-10T02:00:00Z'));
  });

  it('carry cold items Monday to Wednesday [selling-20]', () => {
    expect(run('2026-03-11T14:00:00+11:00', { isCold: true })?.delivery_date).toBe('2026-03-16');
    expect(run('2026-03-11T12:00:00+11:00', { isCold: true })?.delivery_date).toBe('2026-03-11');
  });
});
