import { describe, expect, it } from 'vitest';
import { bodyMassIndex, isBmiFlagged, parseMeasure, pregnancyAnswer, weightLossErrors } from './weight-loss';
import { isWeightLossEligible, weightLossReasons } from './weight-loss-exclusions';
import { isPayloadEligible, parseWeightLossPayload, weightLossPayload } from './weight-loss-payload';

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
  it('reports every missing answer [5.j-01] [5.j-02] [5.j-04]', () => {
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

  it('is for adults only [5.j-03]', () => {
    expect(weightLossErrors({ ...GOOD, aboveEighteen: 'no' })).toEqual({
      aboveEighteen: 'Your age must be 18 or above',
    });
  });

  it('accepts only plausible adult measurements, which rules out metres', () => {
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

  it('calculates a BMI with 2 decimals, flagged below 27 [5.j-05]', () => {
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

  it('is submitted with the specified keys [5.j-07]', () => {
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

  it('excludes a BMI below 27, any sign of pregnancy, a diagnosis and a medicine [health-05]', () => {
    expect(isWeightLossEligible(GOOD)).toBe(true);
    expect(isWeightLossEligible({ ...GOOD, weight: '78.03' })).toBe(true);
    expect(isWeightLossEligible({ ...GOOD, weight: '78' })).toBe(false);
    expect(isWeightLossEligible({ ...GOOD, pregnantBreastfeeding: ['pregnant'] })).toBe(false);
    expect(isWeightLossEligible({ ...GOOD, pregnantBreastfeeding: ['pregnant', 'none-apply'] })).toBe(false);
    expect(isWeightLossEligible({ ...GOOD, diagnosedMedication: 'yes' })).toBe(false);
    expect(isWeightLossEligible({ ...GOOD, takingWeightlossMedication: 'yes' })).toBe(false);
    expect(isWeightLossEligible(EMPTY)).toBe(false);
  });

  it.each([
    [{ weight: '78' }, [/BMI\) of 26.99\. .* BMI of 27 or more/]],
    [{ pregnantBreastfeeding: ['pregnant'] as const }, [/told us that you’re pregnant\./]],
    [
      { pregnantBreastfeeding: ['breastfeeding', 'planning-pregnancy'] as const },
      [/that you’re breastfeeding and you’re planning a pregnancy\./],
    ],
    [{ diagnosedMedication: 'yes' } as const, [/one of the conditions/]],
    [
      { weight: '60', takingWeightlossMedication: 'yes' } as const,
      [/BMI\) of 20.76\./, /you take a medicine for weight loss now\./],
    ],
    [{}, []],
  ])('names the answers that exclude: %j', (change, words) => {
    const reasons = weightLossReasons({ ...GOOD, ...change });
    expect(reasons).toEqual(words.map((text) => expect.stringMatching(text)));
  });
});

describe('submitted weight-loss questionnaire', () => {
  const payload = weightLossPayload(GOOD);
  const parse = (change: object) => parseWeightLossPayload(JSON.stringify({ ...payload, ...change }));

  it('is parsed with a recalculated BMI', () => {
    expect(parse({})).toEqual(payload);
    expect(parse({ bmi: 99, extra: 'no' })).toEqual(payload);
    const pregnant = parse({ 'pregnant-breastfeeding': 'yes' });
    expect(pregnant).toEqual({ ...payload, 'pregnant-breastfeeding': 'yes' });
    expect(pregnant && isPayloadEligible(pregnant)).toBe(false);
    expect(payload && isPayloadEligible(payload)).toBe(true);
  });

  it.each([
    { 'above-eighteen': 'no' },
    { 'above-eighteen': undefined },
    { 'pregnant-breastfeeding': 'maybe' },
    { height: '170' },
    { height: '1.7cm' },
    { height: 170 },
    { weight: '95.5cm' },
    { 'diagnosed-medication': ['no'] },
  ])('is rejected with %j', (change) => {
    expect(parse(change)).toBeNull();
  });

  it.each(['', 'null', '[]', '"yes"', '{"__proto__":{"height":"170cm"}}', '['.repeat(100_000)])(
    'is not in other texts',
    (json) => {
      expect(parseWeightLossPayload(json)).toBeNull();
    },
  );
});
