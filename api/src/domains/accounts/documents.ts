import type { State, StoredRole } from '@saltbush/contract';

export interface AddressDocument {
  id: string;
  first_name: string;
  last_name: string;
  address_1: string;
  address_2: string;
  suburb: string;
  state: State;
  postcode: string;
  phone: string;
  is_default: boolean;
}

/** Collection `customers`: what the shop knows of a user; `_id` is the user id of the auth library. */
export interface CustomerDocument {
  _id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: StoredRole;
  /** What staff find the person by; see `nameKeys`. */
  name_keys: string[];
  cart_uuid: string | null;
  addresses: AddressDocument[];
  /** Raised by every write to the addresses; customers whose addresses were never written to have none. */
  addresses_version?: number;
  edr_card_first2: string | null;
  edr_card_last4: string | null;
  edr_linked: boolean;
  edr_points: number;
  payment_methods: {
    stripe_source_id: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
  }[];
  /** Source id of the card that is used when no other is chosen; the first one while it is not set. */
  default_payment_method?: string | null;
  created_at: Date;
}
