import type { StaffOrderCallOutcome } from '../../../generated/gql/graphql';

/** What came of a try to reach a customer. */
export const CALL_WORDS: Readonly<Record<StaffOrderCallOutcome, string>> = {
  spoken: 'Spoken with',
  no_answer: 'No answer',
};
