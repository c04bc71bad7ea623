import type { MedicareCard } from '@saltbush/contract';

/** Medicare details of a patient who has Medicare, the IHI of one who has not. Never logged. */
export type MedicareDetails =
  | { hasMedicare: true; medicare: MedicareCard }
  | { hasMedicare: false; ihi: string };

/**
 * The service that knows Medicare cards and health identifiers. No implementation logs the details or puts them into
 * an error. Raises when it cannot be asked.
 */
export interface MedicareCheck {
  readonly name: string;
  /** True when the details are those of somebody. */
  isValid(details: MedicareDetails, today: string): Promise<boolean>;
}
