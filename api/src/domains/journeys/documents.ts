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
  body: string;
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
  lessons: LessonDocument[];
  faqs: { question: string; answer: string }[];
}

/** Collection `journey_subscriptions` (specification section 3, Journey subscription). */
export interface JourneySubscriptionDocument {
  _id: string;
  user_id: string;
  journey_id: number;
  patient_uuid: string | null;
  status: JourneyStatus;
  created_at: Date;
  next_period_at: Date | null;
  payment_failed_at: Date | null;
  payment_retry_at: Date | null;
  num_free_consults: number;
  voucher_code: string | null;
  voucher_discount: number;
  cancel_reason: string | null;
  upcoming_booking: { id: string; appointment_at: Date; status: string } | null;
  items: { id: string; product_id: number; quantity: number; is_prescribed: boolean }[];
  lessons: { lesson_id: number; status: LessonStatus; percent: number }[];
  /** References of the orders this subscription made, newest first. */
  order_references: string[];
}
