import type {
  DiscountKind,
  OrderState,
  RefundFigures,
  RefundReason,
  ReturnDeclineReason,
  ReturnReason,
  ReturnState,
  State,
} from '@saltbush/contract';

import type { PromisedCall } from './calls/documents';
import type { PackingDocument } from './packing/documents';
import type { ScriptDocument } from './scripts/documents';

export type { OrderState } from '@saltbush/contract';

/** Product id of service lines, which have no product and no stock. */
export const NO_PRODUCT = 0;

export interface OrderItemDocument {
  product_id: number;
  code: string;
  name: string;
  slug: string;
  image_url: string;
  quantity: number;
  /** Units from the shelf of the pharmacy where it is collected; unset where all came from the central stock. */
  from_shelf?: number;
  unit_price: number;
  price_type: string;
  line_total: number;
  gst: number;
  schedule: string;
  frequency: string | null;
  /** Whether it was kept cold; unset in orders of earlier releases. */
  is_cold?: boolean;
  /** Whether only pharmacies sell it; unset in orders of earlier releases. */
  is_pharmacy?: boolean;
  patient_uuid: string | null;
  script_type: string | null;
  /** The patient's answers, encrypted for the pharmacist. */
  questionnaire?: string | null;
  /** Encrypted at rest; the pharmacy needs it to dispense. */
  eprescription_token: string | null;
}

/** A refund of an order, wholly or by line. Money in cents. */
export interface RefundDocument extends RefundFigures {
  /** The key it was asked for with: of several requests with the same one, the first refunds. */
  id: string;
  reason: RefundReason;
  /** `due` until the gateway has confirmed it; a job asks again. */
  status: 'due' | 'paid';
  at: Date;
}

/** Lines of an order that its customer sends back. */
export interface ReturnDocument {
  /** The key it was asked for with. */
  key: string;
  /** On the label of the parcel, such as `SB-7K3M-9QXT-R1`. */
  code: string;
  state: ReturnState;
  lines: { line: number; quantity: number; reason: ReturnReason }[];
  at: Date;
  /** When the pharmacy received it; null until then. */
  received_at: Date | null;
  /** When it was declined or withdrawn. */
  settled_at?: Date;
  decline_reason?: ReturnDeclineReason;
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
  /** `staff_name` is who has moved it on at the counter. */
  timeline: { state: OrderState; at: Date; staff_name?: string }[];
  items: OrderItemDocument[];
  item_total: number;
  discount_total: number;
  /** What of it each kind took off, above 0; unset in orders of programs and of earlier releases. */
  discounts?: { kind: DiscountKind; amount: number }[];
  shipping_total: number;
  order_total: number;
  gst_total: number;
  /** Points that it still earns after its refunds. */
  edr_base_points: number;
  edr_bonus_points: number;
  /** Whether its points were added to a rewards card; unset in orders of earlier releases. */
  are_points_added?: boolean;
  offer_code: string | null;
  /** Null when nothing is delivered. */
  shipping_method: {
    id: string;
    name: string;
    type: string;
    price: number;
    /** ISO dates between which it was promised; missing where the customer collects, and from older orders. */
    delivery_from?: string | null;
    delivery_to?: string | null;
  } | null;
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
  /** `ready_by`: ISO date by which it was promised; null where none was, unset in orders of earlier releases. */
  cnc_location: { id: number; name: string; ready_by?: string | null } | null;
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
  /** Oldest first; unset while there are none. */
  refunds?: RefundDocument[];
  /** Oldest first; unset while there are none. */
  returns?: ReturnDocument[];
  /** Unset where none was promised. */
  call?: PromisedCall;
  /** By line; unset in orders of earlier releases. */
  scripts?: ScriptDocument[];
  /** Set while a refund is due at the gateway. */
  refund_due?: true;
  /** A pharmacist's approval of an order under review. */
  review?: { staff_id: string; staff_name: string; at: Date };
  /** Units that were checked for the parcel; unset until the first, and in orders of earlier releases. */
  packing?: PackingDocument;
  /** By which staff find it, see `orderKeys`; unset in orders of earlier releases until the next start. */
  found_by?: string[];
  created_at: Date;
}
