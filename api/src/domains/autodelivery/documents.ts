import type { Frequency, ScriptType, State } from '@saltbush/contract';

export interface AutoDeliveryItemDocument {
  id: string;
  product_id: number;
  quantity: number;
  one_off: boolean;
  patient_uuid: string | null;
  /** The requested price type; the one that applies is computed when the delivery is charged. */
  price_type: string;
  script_type: ScriptType | null;
  /** Encrypted at rest; a secret. Valid for one supply: the charge removes it. */
  eprescription_token: string | null;
  /** A practitioner product whose shopper was promised a call; the order of its first delivery makes it due. */
  call_promised?: boolean;
}

export type AutoDeliveryMilestone = 'notify' | 'lockin' | 'charge' | 'delivery';

/** Collection `autodeliveries` (section 3.j). */
export interface AutoDeliveryDocument {
  _id: string;
  user_id: string;
  name: string;
  frequency: Frequency;
  status: 'active' | 'paused' | 'cancelled';
  last_payment_status: 'none' | 'pending' | 'succeeded' | 'failed';
  /** The next step of the cycle. */
  milestone: AutoDeliveryMilestone;
  /** When that step is due; while a charge is running, when its lease expires. */
  next_step_at: Date;
  /** Number of the current delivery, from 1. With the id, the idempotency key of the charge. */
  cycle: number;
  /** Why the shop has paused it without a decline; null or absent otherwise. */
  paused_for?: 'address' | 'consent' | null;
  /** Declined charges in this cycle. */
  charge_failures: number;
  notify_date: Date;
  lockin_date: Date;
  charge_date: Date;
  delivery_date: Date;
  stripe_source_id: string;
  items: AutoDeliveryItemDocument[];
  shipping_first_name: string;
  shipping_last_name: string;
  shipping_email: string;
  shipping_phone: string;
  shipping_address_1: string;
  shipping_address_2: string;
  shipping_suburb: string;
  shipping_state: State;
  shipping_postcode: string;
  shipping_country: string;
  delivery_instructions: string | null;
  authority_to_leave: boolean;
  /** Incremented by every write; a write at an outdated version changes nothing. */
  version: number;
  created_at: Date;
}
