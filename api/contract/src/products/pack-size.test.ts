import { describe, expect, it } from 'vitest';
import { packSizeOf, unitPriceWords } from './pack-size';

describe('the size of a pack', () => {
  it.each([
    ['Saltmere Vitamin D3 1000IU 250 Soft Capsules', '250 Soft Capsules'],
    ['Verrin Dry-Touch Sunscreen SPF50+ 500mL', '500 mL'],
    ['Trellis Health Warming Patches 3 Pack', '3 Pack'],
    ['Winmarra Triangular Bandage 1 Roll', null],
    ['The Sleep Book', null],
  ])('of "%s" is %s', (name, size) => expect(packSizeOf(name)).toBe(size));
});

describe('the price of a unit', () => {
  it.each([
    ['Magnesium Glycinate 500mg 120 Capsules', 3495, '$0.29 per capsule'],
    ['Vitamin D3 1000IU 1,000 Soft Capsules', 4000, '$0.04 per soft capsule'],
    ['Zinc Berry 60 Gummies', 1800, '$0.30 per gummy'],
    ['Nicotine 21mg 28 Patches', 5600, '$2.00 per patch'],
    ['Soothing 16 Lozenges', 1600, '$1.00 per lozenge'],
    ['Warming Patches 3 Pack', 900, '$3.00 each'],
    ['Sunscreen SPF50+ 500mL', 2500, '$5.00 per 100 mL'],
    ['Fish Oil 1.5L', 3000, '$2.00 per 100 mL'],
    ['Whey Protein Vanilla 1kg', 5995, '$6.00 per 100 g'],
  ])('of "%s" for %i cents is %s', (name, cents, words) => expect(unitPriceWords(name, cents)).toBe(words));

  it.each([
    ['Face Fluid 100mL', 2000],
    ['The Sleep Book', 2999],
    ['Cotton Tips 400 Tips', 100],
    ['Nothing 0 Tablets', 100],
  ])('is not named for "%s" at %i cents', (name, cents) => expect(unitPriceWords(name, cents)).toBeNull());
});
