import type { ConsentKind } from '@saltbush/contract';

/** Collection `consents`: who agreed to which later charges, in the words that they read. Never deleted. */
export interface ConsentDocument {
  _id: string;
  user_id: string;
  kind: ConsentKind;
  /** The program or AutoDelivery that is charged. */
  subject_id: string;
  /** `{kind}:{subject}`, unique: unset once it is withdrawn or replaced. */
  open_key?: string;
  /** The words shown, encrypted: they can name medicines. */
  wording: string;
  /** The most that one charge may take for what was agreed, in cents; null where the price of the day applies. */
  limit: number | null;
  /** What it covers, in the form of its own domain, encrypted; unset if it covers whatever its subject is. */
  covers?: string;
  given_at: Date;
  /** The member of staff who acted for the customer; null if they agreed themselves. */
  staff_id: string | null;
  withdrawn_at: Date | null;
  /** Why it ended: `replaced`, `cancelled`, `declined`, `account-retired`. */
  withdrawn_reason: string | null;
}
