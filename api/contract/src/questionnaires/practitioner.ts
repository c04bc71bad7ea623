import { ANSWER_MISSING, type GivenAnswers, givenAnswer, YES_NO, type YesNo } from './answers';

/** The three questions of the drawer, in their order (section 2.11). */
export const PRACTITIONER_QUESTIONS = ['medications', 'pregnant', 'allergies'] as const;
export type PractitionerQuestion = (typeof PRACTITIONER_QUESTIONS)[number];

/** null until the questionnaire is answered (section 4.d). */
export type PractitionerStatus = 'passed' | 'failed' | null;

/** What is missing in the drawer, by question: every one must be answered (section 5). */
export function practitionerErrors(answers: GivenAnswers): Partial<Record<PractitionerQuestion, string>> {
  const missing = PRACTITIONER_QUESTIONS.filter((key) => !givenAnswer(answers, key, YES_NO));
  return Object.fromEntries(missing.map((key) => [key, ANSWER_MISSING]));
}

/**
 * The status after the question whether a healthcare provider advised the product, and after the drawer (section 4):
 * advice or 'no' to all three passes, any 'yes' fails, and an unfinished questionnaire has none.
 */
export function practitionerStatus(advised: YesNo | null, answers: GivenAnswers = {}): PractitionerStatus {
  if (advised === 'yes') return 'passed';
  if (advised !== 'no') return null;
  const given = PRACTITIONER_QUESTIONS.map((key) => givenAnswer(answers, key, YES_NO));
  if (given.includes(null)) return null;
  return given.includes('yes') ? 'failed' : 'passed';
}
