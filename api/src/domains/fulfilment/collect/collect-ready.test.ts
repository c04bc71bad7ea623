import { describe, expect, it } from 'vitest';
import type { PharmacyDocument } from '../documents';
import { readyBy, readyText } from './collect-ready';

const WEEKDAYS = [1, 2, 3, 4, 5] as const;
const PHARMACY: PharmacyDocument = {
  _id: 1,
  name: 'Saltbush Pharmacy Newtown',
  address: { line_1: '1 King Street', line_2: '', suburb: 'NEWTOWN', state: 'NSW', postcode: '2042' },
  phone: '',
  lat: 0,
  lng: 0,
  time_zone: 'Australia/Sydney',
  is_click_and_collect: true,
  is_same_day: false,
  hours: [
    ...WEEKDAYS.map((day) => ({ day, open: '08:00', close: '18:00' })),
    { day: 6, open: '09:00', close: '13:00' },
  ],
};
const at = (local: string) => new Date(`${local}+11:00`);
const day = (local: string, isHere = true, isCold = false) =>
  readyBy(PHARMACY, { isHere, isCold }, at(local));

describe('what is on the shelf', () => {
  it('is ready today while two hours are left, else on the next open day [shelves-03]', () => {
    expect(day('2026-11-24T06:00:00')).toBe('2026-11-24');
    expect(day('2026-11-24T16:00:00')).toBe('2026-11-24');
    expect(day('2026-11-24T16:01:00')).toBe('2026-11-25');
    expect(day('2026-11-28T12:00:00')).toBe('2026-11-30');
  });

  it('is not ready on a public holiday', () => {
    expect(day('2026-12-24T17:00:00')).toBe('2026-12-29');
  });

  it('has no day where the hours are not known', () => {
    expect(
      readyBy({ ...PHARMACY, hours: [] }, { isHere: true, isCold: false }, at('2026-11-24T09:00:00')),
    ).toBeNull();
  });
});

describe('what comes from the central stock', () => {
  it('leaves as parcels do and arrives within three business days [shelves-03]', () => {
    expect(day('2026-11-24T12:59:00', false)).toBe('2026-11-27');
    expect(day('2026-11-24T13:00:00', false)).toBe('2026-11-30');
    expect(day('2026-11-27T09:00:00', false)).toBe('2026-12-02');
  });

  it('leaves Monday to Wednesday if it is kept cold', () => {
    expect(day('2026-11-26T09:00:00', false, true)).toBe('2026-12-03');
  });
});

it('reads as today by the clocks of the pharmacy', () => {
  expect(readyText('2026-11-24', PHARMACY, at('2026-11-24T09:00:00'))).toBe('Ready today');
  expect(readyText('2026-12-03', PHARMACY, at('2026-11-24T09:00:00'))).toBe('Ready by Thu 3 Dec');
  expect(readyText(null, PHARMACY, at('2026-11-24T09:00:00'))).toBeNull();
});
