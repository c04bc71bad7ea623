import { SHOP } from '@saltbush/contract';

export type YesNo = 'yes' | 'no';
/** Null until answered (section 4.d). */
export type QuestionnaireStatus = 'passed' | 'failed' | null;

/** The three questions of the drawer, as worded in section 2.11. */
export const QUESTIONS = [
  {
    id: 'medications',
    text: 'Do you take any medications (including over-the-counter, vitamins, supplements, natural medicines or prescription medications)?',
  },
  { id: 'pregnant', text: 'Are you currently pregnant or breastfeeding?' },
  { id: 'allergies', text: 'Do you have any allergies, intolerances or sensitivities?' },
] as const;
export type QuestionId = (typeof QUESTIONS)[number]['id'];
export type Answers = Partial<Record<QuestionId, YesNo>>;

export const UNANSWERED = 'Please answer this question';

/** Returns the questions that have no answer yet. */
export const unanswered = (answers: Answers): QuestionId[] =>
  QUESTIONS.filter(({ id }) => !answers[id]).map(({ id }) => id);

/** Returns true if all three answers are "no"; any "yes" fails. */
export const passes = (answers: Answers): boolean => QUESTIONS.every(({ id }) => answers[id] === 'no');

/** Maps the result stored on the cart to a status. */
export const statusOf = (passed: boolean | null): QuestionnaireStatus => {
  if (passed === null) return null;
  return passed ? 'passed' : 'failed';
};

/** Returns the message shown after answering (section 2.11). */
export function resultMessage(status: 'passed' | 'failed'): string {
  if (status === 'passed') return 'Answers saved.';
  return `A ${SHOP.name} practitioner will reach out to you by phone to help determine if this product is the right fit for you.`;
}
