import { describe, expect, it } from 'vitest';
import { suburbAndPostcode, suburbName } from './suburb';

describe('suburb', () => {
  it.each([
    ['SYDNEY', 'Sydney'],
    ['SURRY HILLS', 'Surry Hills'],
    ['BRIGHTON-LE-SANDS', 'Brighton-Le-Sands'],
    ["O'CONNOR", "O'Connor"],
    // As the list of postcodes has it.
    ['O’CONNOR', 'O’Connor'],
    ['D’AGUILAR', 'D’Aguilar'],
    ['MCMAHONS POINT', 'McMahons Point'],
    ['EAGLE ON THE HILL', 'Eagle on the Hill'],
    ['THE ENTRANCE', 'The Entrance'],
  ])('formats %s as %s', (stored, written) => {
    expect(suburbName(stored)).toBe(written);
  });

  it('formats a location as suburb and postcode', () => {
    expect(suburbAndPostcode({ suburb: 'SURRY HILLS', postcode: '2010' })).toBe('Surry Hills, 2010');
  });
});
