/** The exchange's record of a token. */
export type EscriptStatus = 'valid' | 'unknown' | 'other_patient' | 'dispensed' | 'expired';

/** Who a script was written for, as far as the exchange compares it. */
export interface EscriptPatient {
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD. */
  dob: string;
}

/**
 * The prescription exchange behind e-prescription tokens. A token is a secret: implementations never log it or include
 * it in an error.
 * @throws EscriptUnavailableError if the exchange cannot be reached
 */
export interface EscriptProvider {
  readonly name: string;
  check(request: { token: string; patient: EscriptPatient }): Promise<EscriptStatus>;
}

/** The exchange could not be reached, so the token's status is unknown. */
export class EscriptUnavailableError extends Error {
  override name = 'EscriptUnavailableError';
}
