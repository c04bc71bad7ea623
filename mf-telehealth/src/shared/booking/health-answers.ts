import {
  type BookingType,
  type ChangedAnswer,
  telehealthOutcome,
  telehealthQuestionnaire,
} from '@saltbush/contract';
import type { HealthDraftState } from '@saltbush/shared-ui/health-drafts';

/** A medicine to request a script for. */
export interface Medicine {
  id: string;
  name: string;
}

/** What was entered about the patient's health: never in the clear in storage, a URL, an event or a log. */
export interface HealthAnswers {
  answers: Readonly<Record<string, string>>;
  /** Answers that were changed, oldest first: the practitioner sees them. */
  changed: readonly ChangedAnswer[];
  acceptsTerms: boolean;
  medicine: Medicine | null;
  notes: string;
  /** Why answers stand beside what contradicts them, by the contradiction. */
  clearings: Readonly<Record<string, string>>;
}

const ANSWER = 'answer.';

/** The name of an answer's entry: each has its own, so that two tabs lose none. */
export const entryOfAnswer = (key: string): string => `${ANSWER}${key}`;

/** Reads the health answers of a booking from what was entered. */
export function readHealth({ entries }: Pick<HealthDraftState, 'entries'>): HealthAnswers {
  const given = Object.entries(entries).flatMap(([name, value]) =>
    name.startsWith(ANSWER) && typeof value === 'string' ? [[name.slice(ANSWER.length), value] as const] : [],
  );
  const { changed, medicine, notes, clearings } = entries;
  return {
    answers: Object.fromEntries(given),
    changed: Array.isArray(changed) ? (changed as ChangedAnswer[]) : [],
    acceptsTerms: entries.acceptsTerms === true,
    medicine: medicine instanceof Object ? (medicine as Medicine) : null,
    notes: typeof notes === 'string' ? notes : '',
    clearings: clearings instanceof Object ? (clearings as Record<string, string>) : {},
  };
}

/** The outcome of the answers so far; services without questions always continue. */
export function outcomeOf(
  type: BookingType,
  { answers, acceptsTerms }: Pick<HealthAnswers, 'answers' | 'acceptsTerms'>,
): 'incomplete' | 'continue' | 'rejected' {
  const questionnaire = telehealthQuestionnaire(type);
  return questionnaire ? telehealthOutcome(questionnaire, { answers, acceptsTerms }) : 'continue';
}
