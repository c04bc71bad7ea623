import { STATES } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { pharmacyDocuments } from './pharmacies';
import { postcodeDocuments } from './postcodes';

const places = postcodeDocuments();

describe('postcodes', () => {
  it('cover every state and territory, each place once', () => {
    expect(places.length).toBeGreaterThan(18_000);
    expect(new Set(places.map(({ state }) => state))).toEqual(new Set(STATES));
    expect(new Set(places.map(({ _id }) => _id)).size).toBe(places.length);
    expect(places.filter(({ postcode }) => !/^\d{4}$/.test(postcode))).toEqual([]);
    expect(places.filter(({ suburb }) => suburb !== suburb.toUpperCase())).toEqual([]);
  });

  it('include the default location of the shop', () => {
    expect(places.find(({ suburb, postcode }) => suburb === 'SYDNEY' && postcode === '2000')).toMatchObject({
      state: 'NSW',
      category: 'Delivery Area',
    });
  });

  it('classify box ranges as post office boxes, and unclassified places as delivery areas', () => {
    const category = (postcode: string, suburb: string) =>
      places.find((place) => place.postcode === postcode && place.suburb === suburb)?.category;
    expect(category('1001', 'SYDNEY')).toBe('Post Office Boxes');
    expect(category('0200', 'ANU')).toBe('Post Office Boxes');
    expect(category('0812', 'KARAMA')).toBe('Delivery Area');
  });

  it('lie in Australia', () => {
    expect(places.filter(({ lat, lng }) => lat > -9 || lat < -44 || lng < 96 || lng > 160)).toEqual([]);
  });

  it('are fewer than half in a small shop, all capitals included', () => {
    const few = postcodeDocuments({ few: true });
    expect(few.length).toBeLessThan(places.length / 2);
    for (const postcode of ['2000', '3000', '4000', '5000', '6000', '7000', '2601', '0800', '2010', '1001']) {
      expect(
        few.some((place) => place.postcode === postcode),
        postcode,
      ).toBe(true);
    }
  });
});

describe('pharmacies', () => {
  const pharmacies = pharmacyDocuments();

  it('are at least forty, in every state and territory, each in its suburb', () => {
    expect(pharmacies.length).toBeGreaterThanOrEqual(40);
    expect(new Set(pharmacies.map(({ address }) => address.state))).toEqual(new Set(STATES));
    const known = new Set(places.map(({ suburb, postcode, state }) => `${suburb}/${postcode}/${state}`));
    const lost = pharmacies.filter(
      ({ address }) => !known.has(`${address.suburb}/${address.postcode}/${address.state}`),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('are near the suburb of their address', () => {
    for (const { name, address, lat, lng } of pharmacies) {
      const rows = places.filter(
        ({ suburb, postcode }) => suburb === address.suburb && postcode === address.postcode,
      );
      const nearest = Math.min(...rows.map((row) => Math.hypot(row.lat - lat, row.lng - lng)));
      expect(nearest, name).toBeLessThan(0.15);
    }
  });

  it('have opening hours in their local time zone', () => {
    expect(pharmacies.filter(({ time_zone }) => !time_zone.startsWith('Australia/'))).toEqual([]);
    expect(pharmacies.filter(({ hours }) => hours.some(({ open, close }) => open >= close))).toEqual([]);
  });
});
