import { expect, it } from 'vitest';
import type { PharmacyDocument } from '../documents';
import { openingStatus } from '../opening-hours';
import { readyBy } from './collect-ready';

const hours = ([1, 2, 3, 4, 5] as const).map((day) => ({ day, open: '08:00', close: '18:00' }));
const pharmacy = (state: 'QLD' | 'SA', time_zone: string): PharmacyDocument => ({
  _id: 1,
  name: 'Saltbush Pharmacy',
  address: { line_1: '1 King Street', line_2: '', suburb: 'CITY', state, postcode: '' },
  phone: '',
  lat: 0,
  lng: 0,
  time_zone,
  is_click_and_collect: true,
  is_same_day: false,
  hours,
});
const brisbane = pharmacy('QLD', 'Australia/Brisbane');
const adelaide = pharmacy('SA', 'Australia/Adelaide');

it.each([
  ['Brisbane', brisbane, '2026-12-24', '2026-12-24T09:00:00+10:00'],
  ['Adelaide', adelaide, '2026-12-24', '2026-12-24T09:00:00+10:30'],
  ['Adelaide', adelaide, '2026-12-31', '2026-12-31T09:00:00+10:30'],
])(
  'packs and is open on a day whose holiday begins in the evening: %s [australia-08]',
  (_city, place, day, now) => {
    expect(readyBy(place, { isHere: true, isCold: false }, new Date(now))).toBe(day);
    expect(openingStatus(place, new Date(now))).toBe('Open until 6 pm');
  },
);
