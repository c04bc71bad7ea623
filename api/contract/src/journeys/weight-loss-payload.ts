import {
  type GivenAnswers,
  givenAnswer,
  parseGivenAnswers,
  YES_NO,
  type YesNo,
} from '../questionnaires/answers';
import {
  bodyMassIndex,
  isBmiFlagged,
  type PregnancyOption,
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

/** Choices that stand for a submitted answer about pregnancy. */
const PREGNANCY_FOR_ANSWER: Readonly<Record<YesNo, readonly PregnancyOption[]>> = {
  yes: ['pregnant', 'breastfeeding'],
  no: ['none-apply'],
};

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

const YES_NO_KEYS = [
  'above-eighteen',
  'pregnant-breastfeeding',
  'diagnosed-medication',
  'taking-weightloss-medication',
] as const;

const textOf = (given: GivenAnswers, key: string, unit: string): string => {
  const text = Object.hasOwn(given, key) ? given[key] : null;
  return typeof text === 'string' && text.endsWith(unit) ? text.slice(0, -unit.length) : '';
};

/**
 * A submitted questionnaire read from its JSON, or null when an answer is missing or wrong. The BMI is made again from
 * height and weight: what a browser says it is does not count.
 */
export function parseWeightLossPayload(json: string): WeightLossPayload | null {
  const given = parseGivenAnswers(json);
  if (given === null) return null;
  const [aboveEighteen, pregnant, diagnosed, taking] = YES_NO_KEYS.map((key) =>
    givenAnswer(given, key, YES_NO),
  );
  return weightLossPayload({
    aboveEighteen: aboveEighteen ?? null,
    pregnantBreastfeeding: pregnant ? PREGNANCY_FOR_ANSWER[pregnant] : [],
    height: textOf(given, 'height', 'cm'),
    weight: textOf(given, 'weight', 'kg'),
    diagnosedMedication: diagnosed ?? null,
    takingWeightlossMedication: taking ?? null,
  });
}

/** True when what was submitted allows the program: no exclusion, and a BMI that is not flagged (rule health-05). */
export function isPayloadEligible(payload: WeightLossPayload): boolean {
  const exclusions = YES_NO_KEYS.filter((key) => key !== 'above-eighteen');
  return !isBmiFlagged(payload.bmi) && exclusions.every((key) => payload[key] === 'no');
}

/**
 * True when complete answers allow the program. Any sign of pregnancy excludes, also a single one, which the submitted
 * answer does not count.
 */
export function isWeightLossEligible(answers: WeightLossAnswers): boolean {
  const payload = weightLossPayload(answers);
  const mayBePregnant = answers.pregnantBreastfeeding.some((option) => option !== 'none-apply');
  return payload !== null && !mayBePregnant && isPayloadEligible(payload);
}
