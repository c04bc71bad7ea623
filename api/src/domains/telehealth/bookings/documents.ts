import type { BookingType, Gender, State } from '@saltbush/contract';

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
  /** The requested medicine. */
  product_id: number | null;
  notes: string;
}

/** Collection `telehealth_bookings`. Money in cents. */
export interface BookingDocument {
  _id: string;
  /** Null for a guest, who accesses the booking by its uuid. */
  user_id: string | null;
  /** Unique: requester and client key, so that a repeated request creates one booking. */
  request_key: string;
  booking_type: BookingType;
  /** `expired`: not paid while the slot was held. */
  status: 'held' | 'booked' | 'cancelled' | 'expired';
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
  /** Set until the fee of a cancelled booking is refunded. */
  refund_due?: true;
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
  /** `until` is null once paid. */
  seats: { booking: string; until: Date | null }[];
  version: number;
}
