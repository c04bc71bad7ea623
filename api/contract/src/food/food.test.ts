import { describe, expect, it } from 'vitest';
import { chartDays, DEFAULT_FOOD_TARGET, diaryDayError, foodTargetErrors, waterError } from './diary';
import { knownNutrition, nutritionOf, totalNutrition } from './nutrition';

const BANANA = { kilojoules: 387, protein: 1.4, carbohydrate: 19.6, fat: 0.3, fibre: 2.4, sodium: 1 };
const NOW = new Date('2026-11-24T22:00:00Z');

describe('nutrition', () => {
  it('is computed per portion: whole kilojoules, tenths of grams', () => {
    expect(nutritionOf(BANANA, 105)).toEqual({
      kilojoules: 406,
      protein: 1.5,
      carbohydrate: 20.6,
      fat: 0.3,
      fibre: 2.5,
      sodium: 1,
    });
    expect(nutritionOf(BANANA, 100)).toEqual(BANANA);
  });

  it('sums the portions as displayed', () => {
    const third = nutritionOf(BANANA, 33);
    expect(totalNutrition([third, third, third])).toEqual({
      kilojoules: third.kilojoules * 3,
      protein: 1.5,
      carbohydrate: 19.5,
      fat: 0.3,
      fibre: 2.4,
      sodium: 0,
    });
    expect(totalNutrition([])).toEqual({
      ...{ kilojoules: 0, protein: 0, carbohydrate: 0, fat: 0, fibre: 0, sodium: 0 },
    });
  });

  it('does not count what is not known as nothing', () => {
    const old = knownNutrition({ kilojoules: 387, protein: 1.4, carbohydrate: 19.6, fat: 0.3 });
    expect(nutritionOf(old, 200)).toMatchObject({ kilojoules: 774, fibre: null, sodium: null });
    expect(totalNutrition([old, old])).toMatchObject({ kilojoules: 774, fibre: null, sodium: null });
    expect(totalNutrition([old, BANANA])).toMatchObject({ kilojoules: 774, fibre: 2.4, sodium: 1 });
    expect(knownNutrition(BANANA)).toEqual(BANANA);
  });
});

describe('food diary', () => {
  it.each([
    ['2026-11-24', null],
    ['2026-11-25', null],
    ['2026-11-26', 'This day has not come yet'],
    ['2021-11-25', null],
    ['2019-01-01', 'This day is too long ago'],
    ['2026-02-29', 'Please choose a day'],
    ['24/11/2026', 'Please choose a day'],
    ['', 'Please choose a day'],
  ])('validates the day %j: %s', (day, error) => {
    expect(diaryDayError(day, NOW)).toBe(error);
  });

  it('accepts up to 10 litres of water', () => {
    expect([waterError(0), waterError(10_000)]).toEqual([null, null]);
    expect([waterError(-1), waterError(10_001), waterError(0.5)].every(Boolean)).toBe(true);
  });

  it('reports each field of a target that is out of range', () => {
    expect(foodTargetErrors(DEFAULT_FOOD_TARGET)).toEqual({});
    expect(foodTargetErrors({ ...DEFAULT_FOOD_TARGET, kilojoules: 999, fat: 1001, sodium: 10_001 })).toEqual({
      kilojoules: 'Please enter a target between 1,000 kJ and 30,000 kJ',
      fat: 'Please enter a target up to 1,000 g',
      sodium: 'Please enter a target up to 10,000 mg',
    });
  });

  it('charts seven days, across a month end', () => {
    expect(chartDays('2026-03-02')).toEqual([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
  });
});
