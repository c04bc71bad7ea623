import type { CleanHtml } from '../../lib/clean-html';

export type JourneyStatus =
  | 'draft'
  | 'reviewing'
  | 'active'
  | 'NoRepeats'
  | 'PaymentDeclinedForRenewal'
  | 'cancelled';
export type LessonStatus = 'Locked' | 'Available' | 'InProgress' | 'Completed';

export interface LessonDocument {
  id: number;
  name: string;
  slug: string;
  description: string;
  body: CleanHtml;
  read_minutes: number;
  week: number;
}

/** Collection `journeys`: the programs on offer. `price` is the monthly fee in cents. */
export interface JourneyDocument {
  _id: number;
  name: string;
  slug: string;
  tagline: string;
  description: string;
  price: number;
  /** Whether the fee is free of GST. */
  gst_free: boolean;
  lessons: LessonDocument[];
  faqs: { question: string; answer: string }[];
  /** Unset in programs that are older than it. */
  care_team?: JourneyCarer[];
}

/** Somebody who looks after members. `is_sample`: nobody of this name works here. */
export interface JourneyCarer {
  name: string;
  profession: string;
  about: string;
  is_sample: boolean;
}

/** Collection `journey_vouchers`: money off one order. `_id` is the code in upper case, `amount` in cents. */
export interface JourneyVoucherDocument {
  _id: string;
  journey_id: number;
  amount: number;
  starts_at: Date;
  end_date: Date;
}

export interface JourneyItemDocument {
  id: string;
  product_id: number;
  quantity: number;
  is_prescribed: boolean;
  /** Supplies left on the prescription; null for items without one. */
  repeats_left: number | null;
  /** The most that the member has agreed to pay for one unit, in cents. */
  agreed_price?: number | null;
}

/** What a practitioner has prescribed and the member has not answered yet (rule consent-03). */
export interface JourneyOfferDocument {
  id: string;
  items: JourneyItemDocument[];
  made_at: Date;
  expires_at: Date;
}

/** A practitioner's decision about a program. */
export interface JourneyDecisionDocument {
  at: Date;
  staff_id: string;
  outcome: 'prescribed' | 'no_medicine' | 'refused';
  items: { product_id: number; quantity: number; repeats: number }[];
  /** Sealed note for practitioners, bound to the subscription; null for none. */
  note: string | null;
}

export interface JourneyBookingDocument {
  id: string;
  appointment_at: Date;
  /** `booked` until a practitioner has put it down as `completed`, `missed` or `not_held`. */
  status: string;
  /** When its next reminder is due; null if none is left. */
  reminder_due_at: Date | null;
  /** The order that paid for it; null without one. Absent in bookings of earlier releases until they are moved. */
  order_reference?: string | null;
  /** How often it was moved to another time. */
  moves?: number;
  /** Who put down how it ended, and when; absent before. */
  closed?: JourneyConsultClosing;
}

/** How a program's consult was put down. */
export interface JourneyConsultClosing {
  staff_id: string;
  at: Date;
  /** Sealed note for practitioners, bound to the consult; null for none. */
  note: string | null;
  /** When the patient was rung without an answer; absent unless missed. */
  calls?: Date[];
}

/** Monthly charges that a member put off: from the end of the paid month until the next charge. */
export interface JourneyPauseDocument {
  from: Date;
  until: Date;
  months: number;
}

/** Collection `journey_subscriptions` (section 3.i). */
export interface JourneySubscriptionDocument {
  _id: string;
  user_id: string;
  journey_id: number;
  /** Unique: a user has at most one open subscription to a program. Unset once it is cancelled. */
  open_key?: string;
  /** Incremented by every write, so that no update is lost. */
  version: number;
  patient_uuid: string | null;
  status: JourneyStatus;
  created_at: Date;
  /** The submitted questionnaire as encrypted JSON. */
  questionnaire: string | null;
  submitted_at: Date | null;
  /** When a practitioner started the program; lesson weeks count from it. */
  started_at: Date | null;
  cancelled_at: Date | null;
  next_period_at: Date | null;
  /** Periods start whole months after `at`, so that a short month does not shift the later ones. */
  anchor: { at: Date; months: number } | null;
  /** Months that the member put off, oldest first; the last one is in force while it ends with `next_period_at`. */
  pauses?: JourneyPauseDocument[];
  /** Number of charged orders; part of each order's idempotency key. */
  cycle: number;
  /** The program fee is paid up to this time. */
  fee_paid_until: Date | null;
  /** When to notify the owner that the next order can be reviewed; null once done. */
  review_notice_at: Date | null;
  /** When the renewal job processes it next; null for never. */
  charge_due_at: Date | null;
  /** End of the current charge's lease; a lease in the past was left behind by a crash. */
  charging_until: Date | null;
  /** Consecutive declined charges. */
  declines: number;
  payment_failed_at: Date | null;
  payment_retry_at: Date | null;
  num_free_consults: number;
  voucher_code: string | null;
  voucher_discount: number;
  used_voucher_codes: string[];
  cancel_reason: string | null;
  upcoming_booking: JourneyBookingDocument | null;
  /** Consults that had begun before another one was booked or the program ended, the earliest first; absent without one. */
  past_consults?: JourneyBookingDocument[];
  items: JourneyItemDocument[];
  /** Open until it is accepted, declined or replaced. */
  offer?: JourneyOfferDocument | null;
  /** The last offer that the member answered. */
  answered_offer?: { id: string; outcome: 'accepted' | 'declined'; at: Date } | null;
  /** The latest decisions of practitioners, oldest first; absent before the first. */
  decisions?: JourneyDecisionDocument[];
  /** The last notice of a charge: the period that it announced, and when. */
  notice?: { period: Date; at: Date } | null;
  /** True while charges wait for the member's consent. */
  awaits_consent?: boolean;
  /** Until when a cancelled program can be read: the end of the month that is paid. */
  readable_until?: Date | null;
  /** Whether the fee is refunded: the program ended before its first consult, or was refused. */
  refunds_fee?: boolean;
  /** When the consult was booked that the end of the program has cancelled. */
  cancelled_consult?: Date | null;
  /** The order that paid for that consult, as in its booking. */
  cancelled_consult_order?: string | null;
  /** When what a cancelled program leaves behind is settled next: refunds and open orders. Null once done. */
  settle_due_at?: Date | null;
  /** When the patient asked a practitioner to look at a record that denies the answers; null once that is done. */
  record_asked_at?: Date | null;
  /** Encrypted JSON of the facts that practitioners have acknowledged, with what the record said (rule health-20). */
  cleared?: string | null;
  lessons: { lesson_id: number; status: LessonStatus; percent: number }[];
  /** References of the subscription's orders, newest first. */
  order_references: string[];
}
