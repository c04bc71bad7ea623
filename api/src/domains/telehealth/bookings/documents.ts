import type { BookingType, Gender, State } from '@saltbush/contract';

/** What a booking is about; stored as one sealed text. */
export interface BookingDetails {
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD. */
  dob: string;
  gender: Gender;
  /** Digits. */
  phone: string;
  /** Of a guest; an account has its own. */
  email: string | null;
  /** Answers of the questionnaire by key; null where the service asks none. */
  answers: Record<string, string> | null;
  /** The medicine that is asked for. */
  product_id: number | null;
  notes: string;
}

/** Collection `telehealth_bookings`. Money in cents. */
export interface BookingDocument {
  _id: string;
  /** Null for a guest, who reaches the booking by its uuid. */
  user_id: string | null;
  /** Unique: who asked and the client's key, so that a repeated request is one booking. */
  request_key: string;
  booking_type: BookingType;
  /** `expired`: it was not paid while the slot was held. */
  status: 'held' | 'booked' | 'cancelled' | 'expired';
  /** Of the slot, and with it the window it is counted in. */
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
  /** Set while the fee of a cancelled booking is still to be returned. */
  refund_due?: true;
  /** When its next reminder is due, while there is one. */
  reminder_due_at?: Date;
  created_at: Date;
}

/** Collection `telehealth_windows`: who has a place in a slot; `_id` is its beginning in ISO 8601. */
export interface WindowDocument {
  _id: string;
  /** Consultations at a time, where it differs from the usual; 0 when nobody practises. */
  capacity?: number;
  /** `until` is null once it is paid. */
  seats: { booking: string; until: Date | null }[];
  version: number;
}
