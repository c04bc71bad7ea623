import { describe, expect, it } from 'vitest';
import { canPrescribe, nextSupplyOn, supplyLimits, supplyLimitWords, supplyTooEarly } from './supply-limits';

const MONTHLY = { max_per_supply: 1, max_repeats: 6, min_days_between_supplies: 21 };

describe('limits of a supply', () => {
  it('are the product’s, and the general ones where it says nothing [health-51]', () => {
    expect(supplyLimits(MONTHLY)).toEqual({ perSupply: 1, supplies: 6, days: 21 });
    const general = { perSupply: 10, supplies: 12, days: 0 };
    expect(supplyLimits({})).toEqual(general);
    expect(supplyLimits({ max_per_supply: null, max_repeats: null })).toEqual(general);
    expect(supplyLimits({ max_per_supply: 2 })).toEqual({ ...general, perSupply: 2 });
  });

  it('hold for every quantity and number of supplies [health-51]', () => {
    const limits = supplyLimits(MONTHLY);
    for (const quantity of [-1, 0, 0.5, 1, 2, Number.NaN]) {
      for (const repeats of [-1, 0, 1, 6, 7, 1.5]) {
        const isAllowed = quantity === 1 && (repeats === 1 || repeats === 6);
        expect([quantity, repeats, canPrescribe({ quantity, repeats }, limits)]).toEqual([
          quantity,
          repeats,
          isAllowed,
        ]);
      }
    }
  });

  it('are named in words', () => {
    expect(supplyLimitWords(supplyLimits(MONTHLY))).toBe('at most 1 pack in a supply and 6 supplies');
    expect(supplyLimitWords(supplyLimits({}))).toBe('at most 10 packs in a supply and 12 supplies');
  });

  it.each([
    [null, 21, null],
    ['2026-11-24', 0, null],
    ['2026-11-24', 21, '2026-12-15'],
    ['2026-11-04', 21, '2026-11-25'],
    ['2026-11-03', 21, null],
    ['2026-10-01', 21, null],
    ['2026-11-25', 21, '2026-12-16'],
  ])('after a supply on %s, %i days: again on %s [health-51]', (last, days, again) => {
    expect(nextSupplyOn(last, days, '2026-11-24')).toBe(again);
  });

  it('name the day', () => {
    expect(supplyTooEarly('2026-12-15')).toBe('This medicine can be supplied again from 15 December 2026.');
  });
});
