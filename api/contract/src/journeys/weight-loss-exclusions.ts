import { isBmiFlagged, MINIMUM_BMI, type PregnancyOption, type WeightLossAnswers } from './weight-loss';
import { weightLossPayload } from './weight-loss-payload';

const PREGNANCY_WORDS: Record<PregnancyOption, string | null> = {
  pregnant: 'you’re pregnant',
  breastfeeding: 'you’re breastfeeding',
  'planning-pregnancy': 'you’re planning a pregnancy',
  'none-apply': null,
};

function pregnancyReason(chosen: readonly PregnancyOption[]): string | null {
  const given = chosen.flatMap((option) => PREGNANCY_WORDS[option] ?? []);
  if (given.length === 0) return null;
  const all = given.length > 1 ? `${given.slice(0, -1).join(', ')} and ${given.at(-1)}` : given[0];
  return `You told us that ${all}. The program is not offered at such a time.`;
}

/**
 * Returns which of the complete answers rule the program out, as sentences for the applicant: they repeat the answer
 * and the program's limit, and say nothing of what it means for them (rule health-05).
 */
export function weightLossReasons(answers: WeightLossAnswers): string[] {
  const bmi = weightLossPayload(answers)?.bmi ?? null;
  const reasons = [
    pregnancyReason(answers.pregnantBreastfeeding),
    bmi !== null && isBmiFlagged(bmi)
      ? `Your height and weight give a body mass index (BMI) of ${bmi}. The program is for people with a BMI of ${MINIMUM_BMI} or more.`
      : null,
    answers.diagnosedMedication === 'yes'
      ? 'You told us of one of the conditions that we asked about, or of a medicine for it. The program is not offered with them.'
      : null,
    answers.takingWeightlossMedication === 'yes'
      ? 'You told us that you take a medicine for weight loss now. The program is not offered beside it.'
      : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

/** Returns true if complete answers allow the program. */
export const isWeightLossEligible = (answers: WeightLossAnswers): boolean =>
  weightLossPayload(answers) !== null && weightLossReasons(answers).length === 0;
