import { describe, expect, it } from 'vitest';
import type { PharmacyDocument } from './documents';
import { openingHours, openingStatus } from './opening-hours';

const weekdays = ([1, 2, 3, 4, 5] as const).map((day) => ({ day, open: '08:00', close: '20:00' }));
const HOURS: PharmacyDocument['hours'] = [...weekdays, { day: 6, open: '09:30', close: '13:00' }];
const perth = {
  hours: HOURS,
  time_zone: 'Australia/Perth',
  phone: '08 5550 0140',
  address: { state: 'WA' },
} as const;
const at = (iso: string) => openingStatus({ ...perth, hours: [...HOURS] }, new Date(iso));

describe('opening hours of a pharmacy [selling-38]', () => {
  it('put days alike in one row', () => {
    expect(openingHours(HOURS)).toEqual([
      { day: 'Monday to Friday', hours: '8 am to 8 pm' },
      { day: 'Saturday', hours: '9:30 am to 1 pm' },
      { day: 'Sunday', hours: 'Closed' },
    ]);
    expect(openingHours([])).toEqual([]);
  });

  it.each([
    ['2026-11-27T07:59:00+08:00', 'Opens at 8 am'],
    ['2026-11-27T08:00:00+08:00', 'Open until 8 pm'],
    ['2026-11-27T19:59:00+08:00', 'Open until 8 pm'],
    ['2026-11-27T20:00:00+08:00', 'Opens tomorrow at 9:30 am'],
    ['2026-11-28T14:00:00+08:00', 'Opens Monday at 8 am'],
    ['2026-11-29T09:00:00+08:00', 'Opens tomorrow at 8 am'],
  ])('are told by its own clocks: %s', (iso, words) => {
    expect(at(iso)).toBe(words);
  });

  it('are not promised on a public holiday', () => {
    expect(at('2026-12-25T10:00:00+08:00')).toBe('Public holiday: please call 08 5550 0140 before you come');
  });

  it('are not told if they are not known', () => {
    expect(openingStatus({ ...perth, hours: [] }, new Date())).toBeNull();
  });
});
