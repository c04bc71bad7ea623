import { ANSWER_MISSING, type GivenAnswers, givenAnswer } from '../questionnaires/answers';
import type { TelehealthQuestionnaire } from './questionnaires';

/** Key of the message about the terms in `telehealthErrors`. */
export const TERMS_KEY = 'terms';

/** A filled-in questionnaire. */
export interface TelehealthAnswers {
  answers: GivenAnswers;
  acceptsTerms: boolean;
}

/** What is missing, by the question's key, and for the terms; empty when the questionnaire is complete. */
export function telehealthErrors(
  { questions, requiresTerms }: TelehealthQuestionnaire,
  { answers, acceptsTerms }: TelehealthAnswers,
): Record<string, string> {
  const missing = questions.filter(({ key, options }) => givenAnswer(answers, key, options) === null);
  const errors = Object.fromEntries(missing.map(({ key }) => [key, ANSWER_MISSING]));
  return requiresTerms && acceptsTerms !== true
    ? { ...errors, [TERMS_KEY]: 'Please accept the terms' }
    : errors;
}

/**
 * What follows on a questionnaire (section 4.n): complete answers that match the pass pattern
 * continue the booking, others open the rejected drawer; an incomplete one stays open.
 */
export function telehealthOutcome(
  questionnaire: TelehealthQuestionnaire,
  given: TelehealthAnswers,
): 'incomplete' | 'continue' | 'rejected' {
  if (Object.keys(telehealthErrors(questionnaire, given)).length > 0) return 'incomplete';
  const matches = questionnaire.questions.every(
    ({ key, passes }) => passes === null || given.answers[key] === passes,
  );
  return matches ? 'continue' : 'rejected';
}

/** What is sent of a complete questionnaire: its keys and no others; null while it is incomplete. */
export function telehealthPayload(
  questionnaire: TelehealthQuestionnaire,
  given: TelehealthAnswers,
): Record<string, string> | null {
  if (telehealthOutcome(questionnaire, given) === 'incomplete') return null;
  const asked = questionnaire.questions.map(({ key }) => [key, String(given.answers[key])] as const);
  return { ...questionnaire.fixed, ...Object.fromEntries(asked) };
}
