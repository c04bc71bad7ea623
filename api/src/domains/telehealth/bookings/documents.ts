import type { BookingType, ChangedAnswer, Gender, State } from '@saltbush/contract';
import type { StoredCertificate } from '../certificates/documents';
import type { ComparedRequest } from '../contradictions/documents';
import type { StoredScript } from '../scripts/documents';

/** The decision of the rules on a request: sealed with its inputs, which are the booking's details (rule health-18). */
export interface BookingScreening {
  outcome: 'continue';
  /** Who decided: the rules alone; a practitioner follows in the consultation. */
  by: 'rules';
  /** Version of the questionnaire; null for services without one. */
  version: string | null;
  /** The answers that the patient changed before. */
  changed: ChangedAnswer[];
  /** ISO 8601. */
  at: string;
  /** The comparison with what else is known (rule health-52); absent in bookings of earlier releases. */
  compared?: ComparedRequest;
}

/** A booking's details, stored as one sealed text. */
export interface BookingDetails {
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD. */
  dob: string;
  gender: Gender;
  /** Digits. */
  phone: string;
  /** A guest's address; null for accounts, which have one. */
  email: string | null;
  /** Questionnaire answers by key; null if the service has no questionnaire. */
  answers: Record<string, string> | null;
  /** The decision that let the request through, with what it rests on; absent in bookings of earlier releases. */
  screening?: BookingScreening;
  /** The requested medicine. */
  product_id: number | null;
  notes: string;
}

/** A refund of a booking's fee, or of a part of it. */
export interface BookingRefund {
  /** Idempotency key at the gateway. */
  key: string;
  /** Cents. */
  amount: number;
  reason: 'moved' | 'cancelled' | 'returned';
}

/** How a booking ended. */
export interface BookingClosing {
  by: 'patient' | 'practitioner';
  /** The member of staff; null for the patient. */
  staff_id: string | null;
  at: Date;
  /** Sealed note of the practitioner about the consultation, bound to the booking; null for none. */
  note: string | null;
  /** When the patient was rung without an answer; absent unless missed. */
  calls?: Date[];
}

/** Why the fee of a consultation was returned that had ended. */
export interface ReturnedFee {
  staff_id: string;
  at: Date;
  /** Sealed, bound to the booking. */
  reason: string;
}

/** Collection `telehealth_bookings`. Money in cents. */
export interface BookingDocument {
  _id: string;
  /** Null for a guest, who accesses the booking by its uuid. */
  user_id: string | null;
  /** Unique: requester and client key, so that a repeated request creates one booking. */
  request_key: string;
  booking_type: BookingType;
  /** The draft that it finishes once it is paid; absent if there is none, or another booking has finished it. */
  draft_key?: string;
  /** The draft that it was entered in, with its requester; absent if there was none, and in bookings of earlier releases. */
  entered_in?: string;
  /** Unique: the `draft_key` once it is booked, so that two tabs that finish one draft make one booking. */
  finished_draft?: string;
  /** `expired`: not paid while the slot was held; `missed`: the practitioner did not reach the patient. */
  status: 'held' | 'booked' | 'cancelled' | 'expired' | 'completed' | 'missed';
  /** Start of the slot; also identifies its window. */
  starts_at: Date;
  ends_at: Date;
  state: State;
  contact_method: 'phone' | 'video';
  patient_uuid: string | null;
  /** Encrypted JSON of `BookingDetails`. */
  details: string;
  fee: number;
  hold_expires_at: Date;
  payment: { intent_id: string; status: 'authorised' | 'captured' | 'refunded' } | null;
  /** Everything to refund of what was paid, once per key. */
  refunds?: BookingRefund[];
  /** Set until all `refunds` have been made. */
  refund_due?: true;
  /** Token of the link that opens a guest's booking; absent for accounts. */
  link_token?: string;
  /** How often it was moved to another slot. */
  moves?: number;
  /** Set once it was cancelled, or its consultation has ended. */
  closed?: BookingClosing;
  /** Set once its fee was returned after it had ended. */
  returned_fee?: ReturnedFee;
  /** Every certificate that was issued for it, the oldest first; absent without one. */
  certificates?: StoredCertificate[];
  /** How often its certificates were changed. */
  certificate_changes?: number;
  /** Every script that was issued of it, the oldest first; absent without one. */
  scripts?: StoredScript[];
  /** How often its scripts were changed. */
  script_changes?: number;
  /** When its next reminder is due, if any. */
  reminder_due_at?: Date;
  created_at: Date;
  /** When a guest's unpaid booking, with its health answers, is deleted. */
  delete_at?: Date;
}

/** Collection `telehealth_windows`: the places taken in a slot; `_id` is its start in ISO 8601. */
export interface WindowDocument {
  _id: string;
  /** Concurrent consultations, if not the default; 0 when no practitioner is available. */
  capacity?: number;
  /** Who set the capacity last. */
  capacity_set?: { staff_id: string; staff_name: string; at: Date };
  /** `until` is null once paid. */
  seats: { booking: string; until: Date | null }[];
  version: number;
}
