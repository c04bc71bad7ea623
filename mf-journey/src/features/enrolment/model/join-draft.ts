import {
  forgetWeightLossCookie,
  isTooSoon,
  isWeightLossEligible,
  readWeightLossAnswers,
  readWeightLossCookie,
  type WeightLossAnswers,
  weightLossCookie,
  weightLossErrors,
} from '@saltbush/contract';
import { subscribe } from '@saltbush/shared-ui/bus';
import { cookiePlace, createHealthDraft, type HealthDraftState } from '@saltbush/shared-ui/health-drafts';
import { readExcluded } from './handed-in';

/** What was entered to join the program: a guest's is sealed in a cookie for 10 days (section 5.j). */
export const joinDraft = createHealthDraft(
  null,
  cookiePlace('joining_here', {
    read: readWeightLossCookie,
    write: weightLossCookie,
    forget: forgetWeightLossCookie,
  }),
);

subscribe('auth:signed-out', () => joinDraft.leave());

/** What was entered so far, checked. */
export interface JoinEntries {
  answers: WeightLossAnswers;
  /** The answers were handed in, and not changed since. */
  isChecked: boolean;
  isEligible: boolean;
  patient: string | null;
  /** Tries that excluded, as they go to the practitioner. */
  excluded: string[];
  /** Start of the consult; null once it is too soon. */
  slot: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads what was entered; releases before and after this one may have written it. */
export function readJoinEntries({ entries }: Pick<HealthDraftState, 'entries'>, now: Date): JoinEntries {
  const answers = readWeightLossAnswers(entries);
  const isComplete = Object.keys(weightLossErrors(answers)).length === 0;
  const slot = textOf(entries.slot);
  const startsAt = new Date(slot ?? Number.NaN);
  return {
    answers,
    isChecked: entries.isChecked === true && isComplete,
    isEligible: isComplete && isWeightLossEligible(answers),
    patient: textOf(entries.patient),
    excluded: readExcluded(entries.excluded),
    slot: startsAt > now && !isTooSoon(startsAt, now) ? slot : null,
  };
}
