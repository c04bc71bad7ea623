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

/** The weight-loss questionnaire as submitted (section 5). */
export interface WeightLossPayload {
  'above-eighteen': YesNo;
  'pregnant-breastfeeding': YesNo;
  height: `${number}cm`;
  weight: `${number}kg`;
  'diagnosed-medication': YesNo;
  'taking-weightloss-medication': YesNo;
  bmi: number;
}

/** The questionnaire as the shop judges and keeps it. */
export interface ProgramAnswers extends WeightLossPayload {
  /** Every option about pregnancy that was ticked; unknown of answers that a former release handed in. */
  'pregnancy-options'?: readonly PregnancyOption[];
}

/**
 * Returns the questionnaire with every option about pregnancy that was ticked: the specified payload says yes from two
 * of them on, but a single one rules the program out too (rule health-50).
 */
export function withPregnancyOptions(
  payload: WeightLossPayload,
  options: readonly PregnancyOption[],
): ProgramAnswers {
  const hasSign = options.some((option) => option !== 'none-apply');
  const answer = hasSign ? 'yes' : payload['pregnant-breastfeeding'];
  return { ...payload, 'pregnant-breastfeeding': answer, 'pregnancy-options': options };
}

/** Options that count towards the submitted answer about pregnancy. */
const PREGNANCY_FOR_ANSWER: Readonly<Record<YesNo, readonly PregnancyOption[]>> = {
  yes: ['pregnant', 'breastfeeding'],
  no: ['none-apply'],
};

/** Returns the questionnaire as submitted; null if an answer is missing or invalid. */
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
 * Parses a submitted questionnaire from JSON, or returns null if an answer is missing or invalid. The BMI is
 * recalculated from height and weight; the browser's value is ignored.
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

/** Returns the measures of a submitted questionnaire; null if it lacks one. */
export function payloadMeasures({
  height,
  weight,
}: Pick<WeightLossPayload, 'height' | 'weight'>): { height_cm: number; weight_kg: number } | null {
  const height_cm = parseMeasure(textOf({ height }, 'height', 'cm'));
  const weight_kg = parseMeasure(textOf({ weight }, 'weight', 'kg'));
  return height_cm === null || weight_kg === null ? null : { height_cm, weight_kg };
}

/**
 * Returns true if the submitted answers allow the program: no exclusion, and a BMI that is not flagged (rule
 * health-05).
 */
export function isPayloadEligible(payload: WeightLossPayload): boolean {
  const exclusions = YES_NO_KEYS.filter((key) => key !== 'above-eighteen');
  return !isBmiFlagged(payload.bmi) && exclusions.every((key) => payload[key] === 'no');
}
