import { describe, expect, it } from 'vitest';
import { isAfterHours } from './calendar';
import { coverageOf } from './coverage';
import { distanceKm } from './distance';
import type { PharmacyDocument, PostcodeDocument } from './documents';
import { nextSameDayRun } from './same-day-run';
import { EMPTY_PARCEL, shippingMethods } from './shipping-methods';

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

describe('same-day runs', () => {
  const run = (iso: string, options?: { isCold: boolean }) => nextSameDayRun(at(iso), SYDNEY, options);

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

const place = (over: Partial<PostcodeDocument> = {}): PostcodeDocument => ({
  _id: '1',
  suburb: 'SYDNEY',
  postcode: '2000',
  state: 'NSW',
  lat: -33.868,
  lng: 151.209,
  category: 'Delivery Area',
  ...over,
});
const pharmacy = (over: Partial<PharmacyDocument> = {}): PharmacyDocument => ({
  _id: 1,
  name: 'Saltbush Pharmacy Surry Hills',
  address: { line_1: '1 Crown Street', line_2: '', suburb: 'SURRY HILLS', state: 'NSW', postcode: '2010' },
  phone: '0290001234',
  lat: -33.886,
  lng: 151.213,
  time_zone: 'Australia/Sydney',
  is_click_and_collect: true,
  is_same_day: true,
  hours: [],
  ...over,
});
const NOW = at('2026-03-10T11:00:00+11:00');
const ids = (suburbs: PostcodeDocument[], parcel = EMPTY_PARCEL, pharmacies = [pharmacy()]) =>
  shippingMethods(coverageOf(suburbs, pharmacies), parcel, NOW).map(({ id }) => id);

describe('shipping methods of a postcode', () => {
  it('use great-circle distance', () => {
    expect(distanceKm({ lat: -33.868, lng: 151.209 }, { lat: -37.814, lng: 144.963 })).toBeCloseTo(714, -1);
  });

  it('include same-day only within 25 km of a fulfilment pharmacy [selling-18]', () => {
    expect(ids([place()])).toEqual(['same-day', 'express', 'standard', 'click-and-collect']);
    expect(ids([place()], EMPTY_PARCEL, [pharmacy({ is_same_day: false })])).not.toContain('same-day');
    const penrith = place({ suburb: 'PENRITH', postcode: '2750', lat: -33.751, lng: 150.694 });
    expect(ids([penrith])).toEqual(['express', 'standard', 'click-and-collect']);
  });

  it('offer only standard for post office boxes and nothing for unknown postcodes', () => {
    const far = place({ lat: -20, lng: 140, category: 'Post Office Boxes' });
    expect(ids([far])).toEqual(['standard']);
    expect(ids([])).toEqual([]);
  });

  it('never offer standard for cold items', () => {
    expect(ids([place()], { ...EMPTY_PARCEL, isCold: true })).toEqual([
      'same-day',
      'express',
      'click-and-collect',
    ]);
  });

  it('count down to the cutoff and list pharmacies by distance', () => {
    const far = pharmacy({ _id: 2, lat: -33.75, lng: 151.2 });
    const methods = shippingMethods(coverageOf([place()], [far, pharmacy()]), EMPTY_PARCEL, NOW);
    expect(methods[0]).toMatchObject({
      id: 'same-day',
      price: 1495,
      display_price: '$14.95',
      remaining_seconds: 7200,
      delivery_date: '2026-03-10',
    });
    const collect = methods.at(-1);
    expect(collect?.locations.map(({ id, distance }) => [id, distance])).toEqual([
      [1, 2],
      [2, 13.1],
    ]);
    expect(collect?.display_price).toBe('free');
  });
});
