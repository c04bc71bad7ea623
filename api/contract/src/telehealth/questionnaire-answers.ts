import { ANSWER_MISSING, type GivenAnswers, givenAnswer } from '../questionnaires/answers';
import type { TelehealthQuestion, TelehealthQuestionnaire } from './questionnaire';

/** Key of the error about the terms in `telehealthErrors`. */
export const TERMS_KEY = 'terms';

/** A questionnaire with its answers. */
export interface TelehealthAnswers {
  answers: GivenAnswers;
  acceptsTerms: boolean;
}

/** Returns the errors by question key, and for the terms; empty if the questionnaire is complete. */
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
 * Returns the next step after a questionnaire (section 4.n): complete answers that match the pass pattern continue to
 * booking, others open the rejected drawer; an incomplete questionnaire stays open.
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

/** Returns the answers to submit, with no other keys; null if the questionnaire is incomplete. */
export function telehealthPayload(
  questionnaire: TelehealthQuestionnaire,
  given: TelehealthAnswers,
): Record<string, string> | null {
  if (telehealthOutcome(questionnaire, given) === 'incomplete') return null;
  const asked = questionnaire.questions.map(({ key }) => [key, String(given.answers[key])] as const);
  return { ...questionnaire.fixed, ...Object.fromEntries(asked) };
}

/** Why a questionnaire ends with an answer. */
export type AnswerStop = { kind: 'red-flag' } | { kind: 'excluded'; reason: string | null };

/** Returns whether an answer ends the questionnaire at once (rule health-17); null if the next question follows. */
export function answerStop(question: TelehealthQuestion, answer: string): AnswerStop | null {
  if (question.redFlag === answer) return { kind: 'red-flag' };
  if (question.passes === null || question.passes === answer) return null;
  return { kind: 'excluded', reason: question.reason ?? null };
}

/** Returns whether an answer is a red flag, whatever else is missing: it comes before everything (rule health-17). */
export const hasRedFlag = ({ questions }: TelehealthQuestionnaire, answers: GivenAnswers): boolean =>
  questions.some(
    ({ key, redFlag }) => redFlag !== undefined && givenAnswer(answers, key, [redFlag]) !== null,
  );

/** An answer that the patient changed before the request. */
export interface ChangedAnswer {
  key: string;
  from: string;
  to: string;
}

/** Number of changed answers kept; the latest ones count. */
export const MAX_CHANGED_ANSWERS = 50;

/** Returns the changes that a questionnaire allows, in order; ignores anything else (rule health-18). */
export function readChangedAnswers(
  { questions }: TelehealthQuestionnaire,
  given: readonly unknown[],
): ChangedAnswer[] {
  const changes = given.flatMap((change) => {
    if (!(change instanceof Object)) return [];
    const { key, from, to } = change as Record<string, unknown>;
    const question = questions.find((one) => one.key === key);
    const [before, after] = [from, to].map((answer) => question?.options.find((option) => option === answer));
    return question && before && after ? [{ key: question.key, from: before, to: after }] : [];
  });
  return changes.slice(-MAX_CHANGED_ANSWERS);
}
