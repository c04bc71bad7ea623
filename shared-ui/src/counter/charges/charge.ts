export type ChargeReason =
  | 'declined'
  | 'needs_approval'
  | 'no_method'
  | 'method_expired'
  | 'no_consent'
  | 'no_repeats'
  | 'on_hold'
  | 'not_announced'
  | 'delayed'
  | 'incomplete'
  | 'paused'
  | 'address'
  | 'nothing_to_send';

export type ChargeMailKind = 'announced' | 'declined' | 'again' | 'agreement' | 'on_hold' | 'paused';

/** A charge that comes later than the click, as its desk lists it. Money in cents. */
export interface Charge {
  id: string;
  customer: { id: string; first_name: string; last_name: string } | null;
  /** What is charged for. */
  name: string;
  due_at: string;
  amount: number | null;
  paid_with: string | null;
  is_method_new: boolean;
  reason: ChargeReason | null;
  bank_message: string | null;
  tries: number;
  failed_at: string | null;
  next_try_at: string | null;
  announced_at: string | null;
  can_mail: boolean;
  mails: { kind: ChargeMailKind; at: string; is_sent: boolean }[];
}
