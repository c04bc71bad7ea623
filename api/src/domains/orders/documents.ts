import type { State } from '@saltbush/contract';

export type OrderState =
  | 'placed'
  | 'pharmacist_review'
  | 'packed'
  | 'dispatched'
  | 'delivered'
  | 'cancelled'
  | 'refunded';

/** Product id of service lines, which have no product and no stock. */
export const NO_PRODUCT = 0;

export interface OrderItemDocument {
  product_id: number;
  code: string;
  name: string;
  slug: string;
  image_url: string;
  quantity: number;
  unit_price: number;
  price_type: string;
  line_total: number;
  gst: number;
  schedule: string;
  frequency: string | null;
  patient_uuid: string | null;
  script_type: string | null;
  /** The patient's answers, encrypted for the pharmacist. */
  questionnaire?: string | null;
  /** Encrypted at rest; the pharmacy needs it to dispense. */
  eprescription_token: string | null;
}

/** Collection `orders`. Money in cents. `idempotency_key` and `reference` are unique. */
export interface OrderDocument {
  _id: string;
  reference: string;
  idempotency_key: string;
  cart_uuid: string;
  user_id: string | null;
  email: string;
  first_name: string;
  last_name: string;
  state: OrderState;
  timeline: { state: OrderState; at: Date }[];
  items: OrderItemDocument[];
  item_total: number;
  discount_total: number;
  shipping_total: number;
  order_total: number;
  gst_total: number;
  edr_base_points: number;
  edr_bonus_points: number;
  offer_code: string | null;
  /** Null when nothing is delivered. */
  shipping_method: { id: string; name: string; type: string; price: number } | null;
  shipping_address: {
    first_name: string;
    last_name: string;
    address_1: string;
    address_2: string;
    suburb: string;
    state: State;
    postcode: string;
    phone: string;
  } | null;
  cnc_location: { id: number; name: string } | null;
  delivery_instructions: string | null;
  authority_to_leave: boolean;
  tracking: { carrier: string; number: string } | null;
  /** Null when nothing was charged. */
  payment: {
    gateway: string;
    intent_id: string;
    status: 'authorised' | 'captured' | 'released' | 'refunded';
    brand: string;
    last4: string;
  } | null;
  created_at: Date;
}
