import { givenAnswer, YES_NO, type YesNo } from '../questionnaires/answers';

/** What the question about pregnancy and breastfeeding offers; several may be chosen. */
export const PREGNANCY_OPTIONS = ['pregnant', 'breastfeeding', 'planning-pregnancy', 'none-apply'] as const;
export type PregnancyOption = (typeof PREGNANCY_OPTIONS)[number];

/** The weight-loss questionnaire as it is filled in; height in cm and weight in kg, as typed. */
export interface WeightLossAnswers {
  aboveEighteen: YesNo | null;
  pregnantBreastfeeding: readonly PregnancyOption[];
  height: string;
  weight: string;
  diagnosedMedication: YesNo | null;
  takingWeightlossMedication: YesNo | null;
}
export type WeightLossField = keyof WeightLossAnswers;

/** A BMI below it is flagged (section 5.j). */
export const MINIMUM_BMI = 27;

const UNANSWERED = 'Please select the answer';
const MEASURE = /^\d{1,3}(\.\d{1,2})?$/;
/** What adults measure. A height in metres would make anybody's BMI high enough. */
const HEIGHT_CM = { from: 100, to: 250 };
const WEIGHT_KG = { from: 30, to: 400 };

/** A height in cm or weight in kg as typed, or null when it is no number with at most 2 decimals. */
export function parseMeasure(text: string): number | null {
  const trimmed = text.trim();
  return MEASURE.test(trimmed) ? Number(trimmed) : null;
}

/** BMI = weight (kg) / height (cm)² × 10000, rounded to 2 decimals; null where there is none. */
export function bodyMassIndex(heightCm: number, weightKg: number): number | null {
  const isMeasured = (measure: number) => Number.isFinite(measure) && measure > 0;
  if (!isMeasured(heightCm) || !isMeasured(weightKg)) return null;
  return Math.round((weightKg / heightCm ** 2) * 1_000_000) / 100;
}

/** True for a BMI that is flagged: below 27. */
export const isBmiFlagged = (bmi: number): boolean => bmi < MINIMUM_BMI;

function measureError(text: string, name: 'height' | 'weight', unit: string, { from, to }: typeof HEIGHT_CM) {
  if (text.trim() === '') return `Please enter your ${name}`;
  const measure = parseMeasure(text);
  const fits = measure !== null && measure >= from && measure <= to;
  return fits ? null : `Please enter your ${name} in ${unit}, from ${from} to ${to}`;
}

const answered = (answers: WeightLossAnswers, field: WeightLossField) =>
  givenAnswer({ ...answers }, field, YES_NO) ? null : UNANSWERED;

const RULES: { [Field in WeightLossField]: (answers: WeightLossAnswers) => string | null } = {
  aboveEighteen: (answers) =>
    answers.aboveEighteen === 'no' ? 'Your age must be 18 or above' : answered(answers, 'aboveEighteen'),
  pregnantBreastfeeding: (answers) => (answers.pregnantBreastfeeding.length > 0 ? null : UNANSWERED),
  height: (answers) => measureError(answers.height, 'height', 'cm', HEIGHT_CM),
  weight: (answers) => measureError(answers.weight, 'weight', 'kg', WEIGHT_KG),
  diagnosedMedication: (answers) => answered(answers, 'diagnosedMedication'),
  takingWeightlossMedication: (answers) => answered(answers, 'takingWeightlossMedication'),
};

/** What is wrong with the questionnaire, by field (section 5.j); empty when nothing is. */
export function weightLossErrors(answers: WeightLossAnswers): Partial<Record<WeightLossField, string>> {
  const errors: Partial<Record<WeightLossField, string>> = {};
  for (const field of Object.keys(RULES) as WeightLossField[]) {
    const message = RULES[field](answers);
    if (message) errors[field] = message;
  }
  return errors;
}

/** Pregnancy planning counts as 'yes' with more than one option chosen and 'none-apply' not among them (section 5). */
export const pregnancyAnswer = (chosen: readonly PregnancyOption[]): YesNo =>
  chosen.length > 1 && !chosen.includes('none-apply') ? 'yes' : 'no';
