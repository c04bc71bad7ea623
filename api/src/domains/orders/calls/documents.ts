/** A try to reach the customer. */
export interface CallAttempt {
  outcome: 'spoken' | 'no_answer';
  at: Date;
  staff_id: string;
  staff_name: string;
}

/**
 * The call that a customer was promised who failed or skipped the questions about practitioner products (rule 2.11-07).
 * What was answered is not kept: it is asked again on the phone.
 */
export interface PromisedCall {
  /** Numbers of the lines that it is about, from 1. */
  lines: number[];
  /** Oldest first; the last `MOST_ATTEMPTS`. */
  attempts: CallAttempt[];
}

export const MOST_ATTEMPTS = 20;
