import type { YesNo } from '../questionnaires/answers';
import {
  bodyMassIndex,
  isBmiFlagged,
  parseMeasure,
  pregnancyAnswer,
  type WeightLossAnswers,
  weightLossErrors,
} from './weight-loss';

/** What is submitted of the weight-loss questionnaire (section 5). */
export interface WeightLossPayload {
  'above-eighteen': YesNo;
  'pregnant-breastfeeding': YesNo;
  height: `${number}cm`;
  weight: `${number}kg`;
  'diagnosed-medication': YesNo;
  'taking-weightloss-medication': YesNo;
  bmi: number;
}

/** The questionnaire as it is submitted; null while an answer is missing or wrong. */
export function weightLossPayload(answers: WeightLossAnswers): WeightLossPayload | null {
  const { aboveEighteen, diagnosedMedication, takingWeightlossMedication } = answers;
  const height = parseMeasure(answers.height);
  const weight = parseMeasure(answers.weight);
  if (Object.keys(weightLossErrors(answers)).length > 0 || height === null || weight === null) return null;
  const bmi = bodyMassIndex(height, weight);
  if (!aboveEighteen || !diagnosedMedication || !takingWeightlossMedication || bmi === null) return null;
  return {
    'above-eighteen': aboveEighteen,
    'pregnant-breastfeeding': pregnancyAnswer(answers.pregnantBreastfeeding),
    height: `${height}cm`,
    weight: `${weight}kg`,
    'diagnosed-medication': diagnosedMedication,
    'taking-weightloss-medication': takingWeightlossMedication,
    bmi,
  };
}

/**
 * True when complete answers allow the program: no exclusion, and a BMI that is not flagged (decisions, Health). Any
 * sign of pregnancy excludes, also a single one that the submitted answer does not count.
 */
export function isWeightLossEligible(answers: WeightLossAnswers): boolean {
  const payload = weightLossPayload(answers);
  if (payload === null || isBmiFlagged(payload.bmi)) return false;
  if (answers.pregnantBreastfeeding.some((option) => option !== 'none-apply')) return false;
  return payload['diagnosed-medication'] === 'no' && payload['taking-weightloss-medication'] === 'no';
}
