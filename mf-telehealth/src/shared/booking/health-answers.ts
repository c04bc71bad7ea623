import {
  type BookingType,
  type ChangedAnswer,
  telehealthOutcome,
  telehealthQuestionnaire,
} from '@saltbush/contract';
import { subscribe } from '@saltbush/shared-ui/bus';
import { create } from 'zustand';

/** A medicine to request a script for. */
export interface Medicine {
  id: string;
  name: string;
}

interface HealthAnswers {
  /** The service the answers are for; they are not reused for another one. */
  bookingType: BookingType | null;
  answers: Readonly<Record<string, string>>;
  /** Answers that were changed, oldest first: the practitioner sees them. */
  changed: readonly ChangedAnswer[];
  acceptsTerms: boolean;
  medicine: Medicine | null;
  notes: string;
}

const NONE: HealthAnswers = {
  bookingType: null,
  answers: {},
  changed: [],
  acceptsTerms: false,
  medicine: null,
  notes: '',
};

/** Health answers of the current booking. In memory only: never in storage, a URL, an event or a log. */
export const useHealthAnswers = create<HealthAnswers>(() => NONE);

export function changeHealthAnswers(change: Partial<HealthAnswers>): void {
  useHealthAnswers.setState(change);
}

/** Stores an answer; one that replaces another is kept with the request (rule health-18). */
export function answer(key: string, to: string): void {
  const { answers, changed } = useHealthAnswers.getState();
  const from = answers[key];
  const isChange = from !== undefined && from !== to;
  useHealthAnswers.setState({
    answers: { ...answers, [key]: to },
    changed: isChange ? [...changed, { key, from, to }] : changed,
  });
}

/** Clears all health answers. */
export function forgetHealthAnswers(bookingType: BookingType | null = null): void {
  useHealthAnswers.setState({ ...NONE, bookingType });
}

/** The outcome of the answers so far; services without questions always continue. */
export function outcomeOf(
  type: BookingType,
  { answers, acceptsTerms }: Pick<HealthAnswers, 'answers' | 'acceptsTerms'>,
): 'incomplete' | 'continue' | 'rejected' {
  const questionnaire = telehealthQuestionnaire(type);
  return questionnaire ? telehealthOutcome(questionnaire, { answers, acceptsTerms }) : 'continue';
}

subscribe('auth:signed-out', () => forgetHealthAnswers());
