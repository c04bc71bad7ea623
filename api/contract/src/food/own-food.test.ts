import { describe, expect, it } from 'vitest';
import { type OwnFoodEntry, ownFoodErrors, per100gOf } from './own-food';

/** Nan's fruit cake by the slice. */
const CAKE: OwnFoodEntry = {
  ...{ name: 'Nan’s fruit cake', per_grams: 60, serving_name: '1 slice', serving_grams: 60 },
  ...{ kilojoules: 870, protein: 3, carbohydrate: 36, fat: 5.5, fibre: null, sodium: null },
};

describe('an own food', () => {
  it.each<[string, Partial<OwnFoodEntry>]>([
    ['as entered', {}],
    ['without a serving', { serving_name: null, serving_grams: null }],
    ['with fibre and sodium', { fibre: 2.5, sodium: 180 }],
    [
      'bran, whose fibre has energy',
      { per_grams: 100, kilojoules: 950, protein: 10, carbohydrate: 20, fat: 3, fibre: 40 },
    ],
    ['water', { kilojoules: 0, protein: 0, carbohydrate: 0, fat: 0 }],
    ['oil', { per_grams: 100, kilojoules: 3700, protein: 0, carbohydrate: 0, fat: 100 }],
    [
      'gin, whose alcohol is not asked',
      { per_grams: 30, kilojoules: 275, protein: 0, carbohydrate: 0, fat: 0 },
    ],
    ['sweetened with polyols', { per_grams: 100, kilojoules: 1000, protein: 0, carbohydrate: 95, fat: 0 }],
  ])('is accepted: %s', (_name, change) => {
    expect(ownFoodErrors({ ...CAKE, ...change })).toEqual({});
  });

  const TOGETHER = 'Protein, carbohydrate and fat together can’t be more than 60 g';
  const ABOUT = 'These grams make about 867 kJ. Please check the energy and the grams';
  it.each<[Partial<OwnFoodEntry>, object]>([
    [{ name: ' ' }, { name: 'Please enter a name' }],
    [{ name: 'x'.repeat(81) }, { name: 'Please enter at most 80 characters' }],
    [{ serving_name: '' }, { serving_name: 'Please enter what a serving is, such as 1 slice' }],
    [{ serving_name: 'y'.repeat(41) }, { serving_name: 'Please enter at most 40 characters' }],
    [{ serving_grams: null }, { serving_grams: 'Please enter whole grams, from 1 to 5,000' }],
    [{ serving_grams: 0.5 }, { serving_grams: 'Please enter whole grams, from 1 to 5,000' }],
    [{ per_grams: 0 }, { per_grams: 'Please enter whole grams, from 1 to 5,000' }],
    [{ protein: -1 }, { protein: 'Please enter grams from 0 to 60' }],
    [{ fat: Number.NaN }, { fat: 'Please enter grams from 0 to 60' }],
    [{ fibre: 61 }, { fibre: 'Please enter grams from 0 to 60' }],
    [{ fibre: Number.NaN }, { fibre: 'Please enter grams from 0 to 60' }],
    [{ sodium: -1 }, { sodium: 'Please enter milligrams from 0 to 24,000' }],
    [{ sodium: 24_001 }, { sodium: 'Please enter milligrams from 0 to 24,000' }],
    [{ carbohydrate: 61 }, { carbohydrate: 'Please enter grams from 0 to 60' }],
    [{ protein: 20 }, { protein: TOGETHER }],
    [{ kilojoules: -5 }, { kilojoules: 'Please enter kilojoules, 0 or more' }],
    [{ kilojoules: Number.POSITIVE_INFINITY }, { kilojoules: ABOUT }],
    // Calories instead of kilojoules.
    [{ kilojoules: 208 }, { kilojoules: ABOUT }],
    [{ kilojoules: 8700 }, { kilojoules: ABOUT }],
  ])('is refused with %j', (change, errors) => {
    expect(ownFoodErrors({ ...CAKE, ...change })).toEqual(errors);
  });

  it('accepts every food whose energy is that of its grams', () => {
    for (let protein = 0; protein <= 100; protein += 5) {
      for (let carbohydrate = 0; protein + carbohydrate <= 100; carbohydrate += 5) {
        for (let fat = 0; protein + carbohydrate + fat <= 100; fat += 5) {
          const kilojoules = 17 * protein + 17 * carbohydrate + 37 * fat;
          const food = { ...CAKE, per_grams: 100, kilojoules, protein, carbohydrate, fat };
          expect(ownFoodErrors(food)).toEqual({});
        }
      }
    }
  });

  it('has figures per 100 g', () => {
    const { kilojoules, carbohydrate } = per100gOf(CAKE);
    expect([Math.round(kilojoules), Math.round(carbohydrate)]).toEqual([1450, 60]);
  });
});
