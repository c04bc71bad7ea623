import { givenAnswer, YES_NO, type YesNo } from '../questionnaires/answers';

/** Options of the question about pregnancy and breastfeeding; several can be selected. */
export const PREGNANCY_OPTIONS = ['pregnant', 'breastfeeding', 'planning-pregnancy', 'none-apply'] as const;
export type PregnancyOption = (typeof PREGNANCY_OPTIONS)[number];

/** Returns the options as given; null if one is unknown, or if there are more of them than there are options. */
export function readPregnancyOptions(given: readonly string[]): PregnancyOption[] | null {
  if (given.length > PREGNANCY_OPTIONS.length) return null;
  const known = PREGNANCY_OPTIONS.filter((option) => given.includes(option));
  return known.length > 0 && known.length === new Set(given).size ? known : null;
}

/** The weight-loss questionnaire as entered; height in cm and weight in kg, as text. */
export interface WeightLossAnswers {
  aboveEighteen: YesNo | null;
  pregnantBreastfeeding: readonly PregnancyOption[];
  height: string;
  weight: string;
  diagnosedMedication: YesNo | null;
  takingWeightlossMedication: YesNo | null;
}
export type WeightLossField = keyof WeightLossAnswers;

/** BMIs below this value are flagged (section 5.j). */
export const MINIMUM_BMI = 27;

const UNANSWERED = 'Please select the answer';
const MEASURE = /^\d{1,3}(\.\d{1,2})?$/;
/** Plausible adult measurements. A height entered in metres would inflate the BMI. */
const HEIGHT_CM = { from: 100, to: 250 };
const WEIGHT_KG = { from: 30, to: 400 };

/** Parses an entered height (cm) or weight (kg); null unless it is a number with at most 2 decimals. */
export function parseMeasure(text: string): number | null {
  const trimmed = text.trim();
  return MEASURE.test(trimmed) ? Number(trimmed) : null;
}

/** BMI = weight (kg) / height (cm)² × 10000, rounded to 2 decimals; null if it cannot be calculated. */
export function bodyMassIndex(heightCm: number, weightKg: number): number | null {
  const isMeasured = (measure: number) => Number.isFinite(measure) && measure > 0;
  if (!isMeasured(heightCm) || !isMeasured(weightKg)) return null;
  return Math.round((weightKg / heightCm ** 2) * 1_000_000) / 100;
}

/** Returns true for a flagged BMI: below 27. */
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

/** Returns the errors in the questionnaire by field (section 5.j); empty if it is valid. */
export function weightLossErrors(answers: WeightLossAnswers): Partial<Record<WeightLossField, string>> {
  const errors: Partial<Record<WeightLossField, string>> = {};
  for (const field of Object.keys(RULES) as WeightLossField[]) {
    const message = RULES[field](answers);
    if (message) errors[field] = message;
  }
  return errors;
}

/**
 * Returns 'yes' for pregnancy planning if more than one option is selected and 'none-apply' is not among them (section
 * 5).
 */
export const pregnancyAnswer = (chosen: readonly PregnancyOption[]): YesNo =>
  chosen.length > 1 && !chosen.includes('none-apply') ? 'yes' : 'no';
