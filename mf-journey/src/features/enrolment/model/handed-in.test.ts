import type { WeightLossAnswers } from '@saltbush/contract';
import { expect, it } from 'vitest';
import { handedIn, readExcluded, withExcluded } from './handed-in';

const GOOD: WeightLossAnswers = {
  aboveEighteen: 'yes',
  height: '170',
  weight: '98.5',
  pregnantBreastfeeding: ['none-apply'],
  diagnosedMedication: 'no',
  takingWeightlossMedication: 'no',
};

it('keeps every try that excludes once, and none that does not', () => {
  const thin = { ...GOOD, weight: '60' };
  const once = withExcluded([], thin);
  expect(once.map((text) => JSON.parse(text).weight)).toEqual(['60kg']);
  expect(withExcluded(once, thin)).toEqual(once);
  expect(withExcluded(once, GOOD)).toEqual(once);
  expect(withExcluded(once, { ...GOOD, height: '' })).toEqual(once);
});

it('hands a single sign of pregnancy to the practitioner', () => {
  const [kept] = withExcluded([], { ...GOOD, pregnantBreastfeeding: ['planning-pregnancy'] });
  expect(JSON.parse(kept ?? '')).toMatchObject({ 'pregnant-breastfeeding': 'yes' });
});

it('sends the answers with the latest tries that excluded', () => {
  const weights = ['50', '52', '54', '56', '58', '60'];
  const excluded = weights.reduce<string[]>((kept, weight) => withExcluded(kept, { ...GOOD, weight }), []);
  expect(readExcluded(['a', 1, null])).toEqual(['a']);
  const sent = handedIn({ answers: GOOD, excluded });
  expect(JSON.parse(sent.questionnaire)).toMatchObject({ weight: '98.5kg' });
  expect(sent.pregnancy_options).toEqual(['none-apply']);
  expect(sent.earlier_answers.map((text) => JSON.parse(text).weight)).toEqual([
    '52kg',
    '54kg',
    '56kg',
    '58kg',
    '60kg',
  ]);
});
