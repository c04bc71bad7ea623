import { describe, expect, it } from 'vitest';
import { findPlace } from './places';
import type { Place } from './search-places';

const SURRY_HILLS: Place = { id: 'p1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' };
const DARLINGHURST: Place = { ...SURRY_HILLS, id: 'p2', suburb: 'DARLINGHURST' };
const PLACES = [SURRY_HILLS, DARLINGHURST];

describe('findPlace', () => {
  it('matches regardless of case and whitespace', () => {
    expect(findPlace(PLACES, { suburb: ' darlinghurst ', state: 'NSW', postcode: ' 2010' })).toBe(
      DARLINGHURST,
    );
    expect(findPlace(PLACES, { suburb: 'Surry  Hills', state: 'NSW', postcode: '2010' })).toBe(SURRY_HILLS);
  });

  it.each([
    { suburb: 'Surry', state: 'NSW', postcode: '2010' },
    { suburb: 'Surry Hills', state: 'VIC', postcode: '2010' },
    { suburb: 'Surry Hills', state: 'NSW', postcode: '2011' },
    { suburb: '', state: '', postcode: '' },
  ])('returns null if one part belongs to another place: %o', (typed) => {
    expect(findPlace(PLACES, typed)).toBeNull();
  });
});
