import { type AskedContradiction, errorText } from '@saltbush/contract';
import { type RequestHandler, respondWithError } from '@saltbush/shared-ui/testing';
import {
  TelehealthBookingsConfirmDocument,
  TelehealthBookingsCreateDocument,
} from '../generated/gql/graphql';

export const pregnancy: AskedContradiction = {
  id: 'c1',
  key: 'pregnant_or_breastfeeding',
  question: 'Are you pregnant or breastfeeding?',
  answer: 'no',
  fact: 'pregnancy',
  says: 'Priya’s record says: pregnant or breastfeeding.',
};
export const age: AskedContradiction = {
  id: 'c2',
  key: 'experiencing_any_health_risk',
  question: 'Does anything put you at higher risk?',
  answer: 'no',
  fact: 'age',
  says: 'By the date of birth, Gia is 72 on the day of the appointment.',
};
export const earlier: AskedContradiction = {
  id: 'c3',
  key: 'hospitalized_due_to_covid',
  question: 'Have you been in hospital because of COVID-19?',
  answer: 'no',
  fact: 'earlier',
  says: 'On 12 November 2026, the answer for Priya was “Yes”.',
};

const refusal = (contradictions: readonly AskedContradiction[]) => {
  const extensions = { reason: 'requested' as const, contradictions };
  return {
    code: 'ANSWERS_CONTRADICT' as const,
    message: errorText('ANSWERS_CONTRADICT', extensions),
    extensions,
  };
};

/** The response to a request whose answers contradict something. */
export const contradicted = (...contradictions: AskedContradiction[]): RequestHandler =>
  respondWithError(TelehealthBookingsCreateDocument, refusal(contradictions));

/** The response to a payment before which the record came to contradict the answers. */
export const contradictedAtPayment = (...contradictions: AskedContradiction[]): RequestHandler =>
  respondWithError(TelehealthBookingsConfirmDocument, refusal(contradictions));
