import { ANSWER_MISSING, type GivenAnswers, givenAnswer, YES_NO, type YesNo } from './answers';

/** The drawer's three questions, in order (section 2.11). */
export const PRACTITIONER_QUESTIONS = ['medications', 'pregnant', 'allergies'] as const;
export type PractitionerQuestion = (typeof PRACTITIONER_QUESTIONS)[number];

/** null until the questionnaire is answered (section 4.d). */
export type PractitionerStatus = 'passed' | 'failed' | null;

/** Returns the errors in the drawer by question: each must be answered (section 5). */
export function practitionerErrors(answers: GivenAnswers): Partial<Record<PractitionerQuestion, string>> {
  const missing = PRACTITIONER_QUESTIONS.filter((key) => !givenAnswer(answers, key, YES_NO));
  return Object.fromEntries(missing.map((key) => [key, ANSWER_MISSING]));
}

/**
 * Returns the status given whether a healthcare provider advised the product, and the drawer's answers (section 4):
 * advice or 'no' to all three passes, any 'yes' fails, and an incomplete questionnaire has none.
 */
export function practitionerStatus(advised: YesNo | null, answers: GivenAnswers = {}): PractitionerStatus {
  if (advised === 'yes') return 'passed';
  if (advised !== 'no') return null;
  const given = PRACTITIONER_QUESTIONS.map((key) => givenAnswer(answers, key, YES_NO));
  if (given.includes(null)) return null;
  return given.includes('yes') ? 'failed' : 'passed';
}
