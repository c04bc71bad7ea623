import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage';
import { distanceKm } from './distance';
import type { PharmacyDocument, PostcodeDocument } from './documents';
import { EMPTY_PARCEL, shippingMethods } from './shipping-methods';

const at = (iso: string) => new Date(iso);

const place = (over: Partial<PostcodeDocument> = {}): PostcodeDocument => ({
  _id: '1',
  suburb: 'SYDNEY',
  search_name: 'SYDNEY',
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

  it('offer a post office box no courier and no run [selling-33]', () => {
    const toBox = { ...EMPTY_PARCEL, isToPostBox: true };
    expect(ids([place()], toBox)).toEqual(['standard', 'click-and-collect']);
    expect(ids([place()], { ...toBox, isCold: true })).toEqual(['click-and-collect']);
  });

  it.each([
    ['before the cutoff of a business day', '2026-03-10T11:00:00+11:00', '2026-03-11', '2026-03-13'],
    ['after it, a day later', '2026-03-10T13:00:00+11:00', '2026-03-12', '2026-03-16'],
    ['on a Saturday, from Monday', '2026-03-07T09:00:00+11:00', '2026-03-10', '2026-03-12'],
    ['before Easter, past its holidays', '2026-04-02T14:00:00+11:00', '2026-04-08', '2026-04-10'],
  ])('say from when to when a parcel is expected: %s [selling-32]', (_case, now, from, to) => {
    const methods = shippingMethods(coverageOf([place()], [pharmacy()]), EMPTY_PARCEL, at(now));
    expect(methods.find(({ id }) => id === 'express')).toMatchObject({
      delivery_from: from,
      delivery_to: to,
    });
    expect(methods.at(-1)).toMatchObject({ id: 'click-and-collect', delivery_from: null, delivery_to: null });
  });

  it('expect cold items later: none leaves after Wednesday [selling-20] [selling-32]', () => {
    const cold = { ...EMPTY_PARCEL, isCold: true };
    const thursday = at('2026-03-12T09:00:00+11:00');
    const express = shippingMethods(coverageOf([place()], [pharmacy()]), cold, thursday)[1];
    expect(express).toMatchObject({ id: 'express', delivery_from: '2026-03-17', delivery_to: '2026-03-19' });
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
