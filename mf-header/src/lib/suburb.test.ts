import { describe, expect, it } from 'vitest';
import { suburbAndPostcode, suburbName } from './suburb';

describe('suburbs', () => {
  it.each([
    ['SYDNEY', 'Sydney'],
    ['SURRY HILLS', 'Surry Hills'],
    ["O'CONNOR", "O'Connor"],
    ['MCMAHONS POINT', 'McMahons Point'],
    ['GLEN-OSMOND', 'Glen-Osmond'],
  ])('writes %s as %s', (stored, written) => expect(suburbName(stored)).toBe(written));

  it('writes a suburb with its postcode', () =>
    expect(suburbAndPostcode({ suburb: 'SURRY HILLS', postcode: '2010' })).toBe('Surry Hills, 2010'));
});
