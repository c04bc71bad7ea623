import type { PaymentDetails } from '../gateway-messages';

/** What becomes of payments from a source. */
export type SourceOutcome = 'succeeds' | 'declined' | 'three_d_secure';

/** Payment details as read: the part that may be stored. */
export interface ReadSource extends PaymentDetails {
  outcome: SourceOutcome;
  /** The most that its payer approved, in cents; unset if any amount. */
  most?: number;
}

/** Invalid payment details; `message` is the gateway's own text for the shopper. */
export class SourceError extends Error {
  override name = 'SourceError';
  constructor(
    message: string,
    /** The form's field that it belongs to. */
    readonly field: string,
    /** Whether the request itself was malformed. */
    readonly isMalformed = false,
  ) {
    super(message);
  }
}
