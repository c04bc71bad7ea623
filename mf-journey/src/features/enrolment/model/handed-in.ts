import { isWeightLossEligible, type WeightLossAnswers, weightLossPayload } from '@saltbush/contract';

/** Tries that excluded which go with the next one, the latest ones. */
const MOST = 5;

/** Answers as practitioners read them: any sign of pregnancy counts, also a single one. */
function asRead(answers: WeightLossAnswers): string | null {
  const payload = weightLossPayload(answers);
  if (!payload) return null;
  const mayBePregnant = answers.pregnantBreastfeeding.some((option) => option !== 'none-apply');
  return JSON.stringify(mayBePregnant ? { ...payload, 'pregnant-breastfeeding': 'yes' } : payload);
}

/** Returns the tries that excluded with this one, if it excludes: they go to the practitioner with the next. */
export function withExcluded(excluded: readonly string[], answers: WeightLossAnswers): string[] {
  const given = isWeightLossEligible(answers) ? null : asRead(answers);
  if (given === null || excluded.includes(given)) return [...excluded];
  return [...excluded, given].slice(-MOST);
}

/** Reads the tries that excluded from a draft. */
export const readExcluded = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(-MOST) : [];

/** The answers as they are handed in: the shop judges each option about pregnancy itself. */
export const answersIn = (answers: WeightLossAnswers) => ({
  questionnaire: JSON.stringify(weightLossPayload(answers)),
  pregnancy_options: [...answers.pregnantBreastfeeding],
});

/** What is handed in for a patient: the answers, and those that excluded before them. */
export const handedIn = ({
  answers,
  excluded,
}: {
  answers: WeightLossAnswers;
  excluded: readonly string[];
}) => ({
  ...answersIn(answers),
  earlier_answers: [...excluded],
});

export type HandedIn = ReturnType<typeof handedIn>;
