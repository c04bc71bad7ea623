import { SYMPTOMS } from '@saltbush/contract';
import type { JourneyCheckInOutcome } from '../../generated/gql/graphql';
import type { CareMessage } from './api/conversation-fields';

const OUTCOMES: Readonly<Record<JourneyCheckInOutcome, string>> = {
  emergency: 'Told to call 000',
  practitioner: 'For a practitioner to look at',
  noted: 'Noted',
};

/** A check-in in words: a title, and the side effects that were ticked. */
export function checkInWords({ symptoms, is_hard, outcome }: NonNullable<CareMessage['check_in']>) {
  if (symptoms.length === 0) return { title: 'Check-in: no side effects', symptoms: [] };
  const hard = is_hard ? ', hard to live with' : '';
  return {
    title: `Check-in${hard}: ${OUTCOMES[outcome].toLowerCase()}`,
    // A newer api may name one that this page does not know.
    symptoms: symptoms.map((name) => SYMPTOMS[name]?.label ?? name),
  };
}
