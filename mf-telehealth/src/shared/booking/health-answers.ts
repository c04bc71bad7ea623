import { type BookingType, telehealthOutcome, telehealthQuestionnaire } from '@saltbush/contract';
import { subscribe } from '@saltbush/shared-ui/bus';
import { create } from 'zustand';

/** A medicine that a script is asked for. */
export interface Medicine {
  id: string;
  name: string;
}

interface HealthAnswers {
  /** What was answered for; answers of one service are not taken for another's. */
  bookingType: BookingType | null;
  answers: Readonly<Record<string, string>>;
  acceptsTerms: boolean;
  medicine: Medicine | null;
  notes: string;
}

const NONE: HealthAnswers = {
  bookingType: null,
  answers: {},
  acceptsTerms: false,
  medicine: null,
  notes: '',
};

/** Health answers of the booking at hand. In memory only: never in storage, an address, an event or a log. */
export const useHealthAnswers = create<HealthAnswers>(() => NONE);

export function changeHealthAnswers(change: Partial<HealthAnswers>): void {
  useHealthAnswers.setState(change);
}

/** Forgets everything that was said about health. */
export function forgetHealthAnswers(bookingType: BookingType | null = null): void {
  useHealthAnswers.setState({ ...NONE, bookingType });
}

/** What follows on the answers so far; services without questions always continue. */
export function outcomeOf(
  type: BookingType,
  { answers, acceptsTerms }: Pick<HealthAnswers, 'answers' | 'acceptsTerms'>,
): 'incomplete' | 'continue' | 'rejected' {
  const questionnaire = telehealthQuestionnaire(type);
  return questionnaire ? telehealthOutcome(questionnaire, { answers, acceptsTerms }) : 'continue';
}

subscribe('auth:signed-out', () => forgetHealthAnswers());
