import type { Frequency, ScriptType, State, UnmergedReason } from '@saltbush/contract';

export interface CartItemDocument {
  id: string;
  product_id: number;
  quantity: number;
  /** The requested price type; the one that applies is computed when the cart is read. */
  price_type: string;
  frequency: Frequency | null;
  script_type: ScriptType | null;
  /** Encrypted at rest; a secret. */
  eprescription_token: string | null;
  patient_uuid: string | null;
  /** The patient's answers, encrypted. */
  questionnaire?: string | null;
  questionnaire_passed?: boolean | null;
  source: string | null;
  query_id: string | null;
  added_at: Date;
}

/** What was not merged into a cart at sign-in. */
export interface UnmergedDocument {
  /** The guest's cart that still has all the items; null if they were merged except for some units. */
  cart_uuid: string | null;
  items: { product_id: number; quantity: number; reason: UnmergedReason }[];
}

/** Collection `carts`; `_id` is the cart uuid. */
export interface CartDocument {
  _id: string;
  user_id: string | null;
  /**
   * Unique: `user:{id}` for a user's open cart, which limits a user to one; otherwise the cart's own uuid.
   */
  open_key: string;
  status: 'open' | 'ordered' | 'merged';
  items: CartItemDocument[];
  /** Until its user has settled it. */
  unmerged?: UnmergedDocument | null;
  postcode: string | null;
  shipping_method_id: string | null;
  cnc_location_id: number | null;
  offer_code: string | null;
  questionnaire_passed: boolean | null;
  authority_to_leave: boolean;
  delivery_instructions: string | null;
  shipping_first_name: string | null;
  shipping_last_name: string | null;
  shipping_address_1: string | null;
  shipping_address_2: string | null;
  shipping_phone: string | null;
  shipping_postcode: string | null;
  shipping_state: State | null;
  shipping_suburb: string | null;
  user_email: string | null;
  user_first_name: string | null;
  user_last_name: string | null;
  /** Incremented by every write; a write at an outdated version is retried. */
  version: number;
  created_at: Date;
  updated_at: Date;
}
