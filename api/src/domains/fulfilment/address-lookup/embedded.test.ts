import { describe, expect, it } from 'vitest';
import { createEmbeddedLookup, type PlaceSource } from './embedded';

const place = (suburb: string, state: 'NSW' | 'VIC', postcode: string, lat: number, lng: number) => ({
  ...{ suburb, state, postcode, lat, lng },
});
const NEWTOWN = place('NEWTOWN', 'NSW', '2042', -33.9, 151.18);
const NEWPORT = place('NEWPORT', 'VIC', '3015', -37.84, 144.88);
const SYDNEY = place('SYDNEY', 'NSW', '2000', -33.87, 151.21);

const source: PlaceSource = {
  matching: async (query) => [NEWPORT, NEWTOWN].filter(({ suburb }) => suburb.startsWith(query)),
  wellKnown: async () => [NEWPORT, SYDNEY],
};
const lookup = createEmbeddedLookup(source);
const suggest = async (query: string, near: typeof NEWPORT | null = null) =>
  (await lookup.suggest(query, near)).map(
    ({ address_1, address_2, suburb }) => `${address_2 && `${address_2}, `}${address_1}, ${suburb}`,
  );

describe('the embedded lookup of addresses', () => {
  it('finds a street in suburbs that begin with what is typed, the nearest first', async () => {
    expect(await suggest('12 King St New')).toEqual(['12 King Street, Newtown', '12 King Street, Newport']);
    expect(await suggest('12 King St New', NEWPORT)).toEqual([
      '12 King Street, Newport',
      '12 King Street, Newtown',
    ]);
    expect(await suggest('12 king newp')).toEqual(['12 King Street, Newport']);
  });

  it.each([
    ['12 Victoria Str', '12 Victoria Street'],
    ['8 Park Rd', '8 Park Road'],
    ['8 Railway Pde', '8 Railway Parade'],
    ['8 Railway Para', '8 Railway Parade'],
    ['20-24 high', '20-24 High Street'],
    ['12a Chur', '12A Church Street'],
  ])('reads %j as %j, in well-known suburbs while none is named', async (typed, street) => {
    expect(await suggest(typed)).toEqual([`${street}, Sydney`, `${street}, Newport`]);
  });

  it.each(['3/12 King Newt', 'Unit 3, 12 King St Newt', 'U3 12 King Newt', 'apt 3/12 King St Newt'])(
    'splits the unit off %j',
    async (typed) => {
      expect(await suggest(typed)).toEqual(['Unit 3, 12 King Street, Newtown']);
    },
  );

  it('keeps levels, shops and suites as such', async () => {
    expect(await suggest('Level 2, 12 King Newt')).toEqual(['Level 2, 12 King Street, Newtown']);
    expect(await suggest('shop 4/12 King Newt')).toEqual(['Shop 4, 12 King Street, Newtown']);
  });

  it.each([
    ['99999 King St', 'past the end of the street'],
    ['0 King St', 'before its beginning'],
    ['12 King Rd', 'a type that the street is not of'],
    ['12 Zzyzx St', 'no such street'],
    ['12 King St Zzyzx', 'no such suburb'],
    ['King 12', 'no house number in front'],
  ])('finds nothing for %j: %s', async (typed) => {
    expect(await suggest(typed)).toEqual([]);
  });

  it('has some streets in some suburbs only, always the same', async () => {
    const streets = ['Acacia', 'Beach', 'Boronia', 'Bridge', 'Garden', 'Kurrajong', 'Mill', 'Ocean', 'Pitt'];
    const read = () => Promise.all(streets.map((street) => suggest(`2 ${street}`)));
    const found = await read();
    const sizes = new Set(found.map(({ length }) => length));
    expect([...sizes].some((size) => size < 2)).toBe(true);
    expect(sizes.size).toBeGreaterThan(1);
    expect(await read()).toEqual(found);
  });
});
