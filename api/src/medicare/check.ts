import type { MedicareCard } from '@saltbush/contract';

/** A patient's Medicare details, or the IHI of one without Medicare. Never logged. */
export type MedicareDetails =
  | { hasMedicare: true; medicare: MedicareCard }
  | { hasMedicare: false; ihi: string };

/**
 * The service that verifies Medicare cards and health identifiers. Implementations never log the details or include
 * them in an error. Throws if it is unavailable.
 */
export interface MedicareCheck {
  readonly name: string;
  /** Whether the details belong to a person. */
  isValid(details: MedicareDetails, today: string): Promise<boolean>;
}
