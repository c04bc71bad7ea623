import { describe, expect, it } from 'vitest';
import { bodyMassIndex, isBmiFlagged, parseMeasure, pregnancyAnswer, weightLossErrors } from './weight-loss';
import { forgetWeightLossCookie, readWeightLossCookie, weightLossCookie } from './weight-loss-cookie';
import { isWeightLossEligible, weightLossPayload } from './weight-loss-payload';

const EMPTY = {
  aboveEighteen: null,
  pregnantBreastfeeding: [],
  height: '',
  weight: '',
  diagnosedMedication: null,
  takingWeightlossMedication: null,
} as const;
const GOOD = {
  aboveEighteen: 'yes',
  pregnantBreastfeeding: ['none-apply'],
  height: '170',
  weight: '95.50',
  diagnosedMedication: 'no',
  takingWeightlossMedication: 'no',
} as const;
const UNANSWERED = 'Please select the answer';

describe('weight-loss questionnaire', () => {
  it('names every answer that is missing [5.j-01] [5.j-02] [5.j-04]', () => {
    expect(weightLossErrors(EMPTY)).toEqual({
      height: 'Please enter your height',
      weight: 'Please enter your weight',
      aboveEighteen: UNANSWERED,
      pregnantBreastfeeding: UNANSWERED,
      diagnosedMedication: UNANSWERED,
      takingWeightlossMedication: UNANSWERED,
    });
    expect(weightLossErrors({ ...GOOD, height: '  ' })).toEqual({ height: 'Please enter your height' });
    expect(weightLossErrors(GOOD)).toEqual({});
  });

  it('is for adults [5.j-03]', () => {
    expect(weightLossErrors({ ...GOOD, aboveEighteen: 'no' })).toEqual({
      aboveEighteen: 'Your age must be 18 or above',
    });
  });

  it('takes what adults measure, so no metres', () => {
    const range = 'Please enter your height in cm, from 100 to 250';
    for (const height of ['1.7', '99.99', '250.01', '-170', '1e2', 'tall', '１７０', '9'.repeat(100_000)]) {
      expect(weightLossErrors({ ...GOOD, height })).toEqual({ height: range });
    }
    for (const height of ['100', '250', ' 170.5 ']) expect(weightLossErrors({ ...GOOD, height })).toEqual({});
    expect(weightLossErrors({ ...GOOD, weight: '29.9' })).toEqual({
      weight: 'Please enter your weight in kg, from 30 to 400',
    });
    expect(parseMeasure('170.555')).toBeNull();
  });

  it('has a BMI of 2 decimals, flagged below 27 [5.j-05]', () => {
    expect(bodyMassIndex(170, 95.5)).toBe(33.04);
    expect(bodyMassIndex(100, 27)).toBe(27);
    expect(bodyMassIndex(200, 107.96)).toBe(26.99);
    expect([isBmiFlagged(26.99), isBmiFlagged(27)]).toEqual([true, false]);
    for (const height of [0, -170, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(bodyMassIndex(height, 80)).toBeNull();
    }
  });

  it("counts pregnancy as 'yes' with more than one option and not none-apply [5.j-06]", () => {
    expect(pregnancyAnswer(['pregnant', 'breastfeeding'])).toBe('yes');
    expect(pregnancyAnswer(['pregnant', 'breastfeeding', 'none-apply'])).toBe('no');
    expect(pregnancyAnswer(['planning-pregnancy'])).toBe('no');
    expect(pregnancyAnswer(['none-apply'])).toBe('no');
    expect(pregnancyAnswer([])).toBe('no');
  });

  it('is submitted under its keys [5.j-07]', () => {
    expect(weightLossPayload(GOOD)).toEqual({
      'above-eighteen': 'yes',
      'pregnant-breastfeeding': 'no',
      height: '170cm',
      weight: '95.5kg',
      'diagnosed-medication': 'no',
      'taking-weightloss-medication': 'no',
      bmi: 33.04,
    });
    expect(weightLossPayload(EMPTY)).toBeNull();
    expect(weightLossPayload({ ...GOOD, aboveEighteen: 'no' })).toBeNull();
  });

  it('excludes a BMI below 27, any sign of pregnancy, a diagnosis and a medicine', () => {
    expect(isWeightLossEligible(GOOD)).toBe(true);
    expect(isWeightLossEligible({ ...GOOD, weight: '78.03' })).toBe(true);
    expect(isWeightLossEligible({ ...GOOD, weight: '78' })).toBe(false);
    expect(isWeightLossEligible({ ...GOOD, pregnantBreastfeeding: ['pregnant'] })).toBe(false);
    expect(isWeightLossEligible({ ...GOOD, pregnantBreastfeeding: ['pregnant', 'none-apply'] })).toBe(false);
    expect(isWeightLossEligible({ ...GOOD, diagnosedMedication: 'yes' })).toBe(false);
    expect(isWeightLossEligible({ ...GOOD, takingWeightlossMedication: 'yes' })).toBe(false);
    expect(isWeightLossEligible(EMPTY)).toBe(false);
  });
});

describe('cookie of the weight-loss answers', () => {
  const cookie = weightLossCookie({ ...GOOD, pregnantBreastfeeding: ['breastfeeding'] }, '/program');
  const pair = cookie.split('; ')[0] ?? '';

  it('is kept for 10 days, on its path [5.j-08] [9.c-10]', () => {
    expect(cookie.endsWith('; Path=/program; Max-Age=864000; SameSite=Strict; Secure')).toBe(true);
    expect(forgetWeightLossCookie('/program')).toContain('Path=/program; Max-Age=0');
  });

  it('gives the answers back [5.j-08]', () => {
    expect(readWeightLossCookie(`a=b; ${pair}; c=d`)).toEqual({
      ...GOOD,
      pregnantBreastfeeding: ['breastfeeding'],
    });
    expect(readWeightLossCookie('')).toBeNull();
    expect(readWeightLossCookie(`other_${pair}`)).toBeNull();
  });

  it.each(['', '%', 'nonsense', 'null', '1', '[]', '"yes"', '{', 'x'.repeat(100_000)])(
    'has no answers in %j',
    (value) => {
      expect(readWeightLossCookie(`weight_loss_answers=${value}`)).toBeNull();
    },
  );

  it('takes only answers out of what somebody else wrote', () => {
    const forged =
      '{"__proto__":{"aboveEighteen":"yes"},"height":7,"weight":"123456789012","pregnantBreastfeeding":[1]}';
    expect(readWeightLossCookie(`weight_loss_answers=${encodeURIComponent(forged)}`)).toEqual({
      ...EMPTY,
      weight: '1234567890',
    });
    expect(({} as Record<string, unknown>).aboveEighteen).toBeUndefined();
    const huge = weightLossCookie({ ...GOOD, height: '1;'.repeat(50_000) }, '/');
    expect(huge.length).toBeLessThan(600);
  });
});
