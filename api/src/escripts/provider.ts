/** What the prescription exchange knows of a token. */
export type EscriptStatus = 'valid' | 'unknown' | 'other_patient' | 'dispensed' | 'expired';

/** Whom a script was written for, as far as the exchange compares it. */
export interface EscriptPatient {
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD. */
  dob: string;
}

/**
 * The prescription exchange behind e-prescription tokens. A token is a secret: no implementation logs it or puts it
 * into an error. Raises EscriptUnavailableError when the exchange cannot be reached.
 */
export interface EscriptProvider {
  readonly name: string;
  check(request: { token: string; patient: EscriptPatient }): Promise<EscriptStatus>;
}

/** The exchange could not be reached: nothing is known of the token. */
export class EscriptUnavailableError extends Error {
  override name = 'EscriptUnavailableError';
}
