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

/** Collection `customers`: customer data of a user; `_id` is the user id in the auth library. */
export interface CustomerDocument {
  _id: string;
  email: string;
  first_name: string;
  last_name: string;
  /** Digits; unset if none was given. */
  phone?: string | null;
  role: StoredRole;
  /** Whether sign-ins have to be confirmed by a code; see `second-factor`. */
  has_second_factor?: boolean;
  /** Incremented by each change that needs this manager to remain one; unset until the first. */
  relied_on?: number;
  /** Search keys by which staff find the customer; see `nameKeys`. */
  name_keys: string[];
  /** Phone numbers of the addresses as digits, by which staff find the customer; see `phoneKeys`. */
  phone_keys?: string[];
  cart_uuid: string | null;
  addresses: AddressDocument[];
  /** Incremented by every write to the addresses; unset until the first one. */
  addresses_version?: number;
  edr_card_first2: string | null;
  edr_card_last4: string | null;
  edr_linked: boolean;
  edr_points: number;
  payment_methods: {
    stripe_source_id: string;
    brand: string;
    last4: string;
    exp_month: number | null;
    exp_year: number | null;
  }[];
  /** Source id of the payment method used by default; if unset, the first one is. */
  default_payment_method?: string | null;
  created_at: Date;
}
