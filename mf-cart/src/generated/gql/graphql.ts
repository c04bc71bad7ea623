/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BookingType } from '@saltbush/contract';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Input of `autodeliveries_add_item`. */
export type AutodeliveriesAddItemInput = {
  /** The AutoDelivery to add to; AUTODELIVERY_NOT_CHOSEN if missing. */
  autodelivery_id?: string | null | undefined;
  /** E-prescription token, for the escript script type. */
  eprescription_token?: string | null | undefined;
  /** Whether to include it in the next delivery only. */
  one_off?: boolean | null | undefined;
  /** Uuid of the patient, for prescription products. */
  patient_uuid?: string | null | undefined;
  /** Requested price type: default, promo, afterhours or multi_{N}. */
  price_type?: string | null | undefined;
  /** The product. */
  product_id: string;
  /** Quantity, 1 to 999; 0 is treated as 1. */
  quantity: number;
  /**
   * Whether the shopper passed the questions about practitioner products. A product that asks them is otherwise talked
   * about before its first delivery.
   */
  questionnaire_passed?: boolean | null | undefined;
  /** How the prescription is provided. */
  script_type?: ScriptType | null | undefined;
};

/** Input of `cart_add_item`. */
export type CartAddItemInput = {
  /** Uuid of the cart; CART_TOKEN_MISSING if missing. */
  cart_uuid?: string | null | undefined;
  /** E-prescription token, for the escript script type. */
  eprescription_token?: string | null | undefined;
  /** AutoDelivery frequency; null for a one-time line. */
  frequency?: string | null | undefined;
  /** Absolute UTC offset of the shopper's time zone in minutes, for after-hours prices. */
  gmt_offset?: number | null | undefined;
  /** Uuid of the signed-in user's patient, for prescription products. */
  patient_uuid?: string | null | undefined;
  /** Requested price type: default, promo, afterhours or multi_{N}. */
  price_type?: string | null | undefined;
  /** The product. */
  product_id: string;
  /** Quantity, 1 to 999; 0 is treated as 1. */
  quantity: number;
  /** Id of the search query that led here, for conversion events. */
  query_id?: string | null | undefined;
  /** How the prescription is provided. */
  script_type?: ScriptType | null | undefined;
  /** Where it was added, as page-componentType-componentName. */
  source?: string | null | undefined;
};

/** Input of `cart_edit_item`. */
export type CartEditItemInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: string | null | undefined;
  /** The line. */
  item_id: string;
  /** Quantity, 1 to 999; 0 is treated as 1. */
  quantity: number;
};

/** Input of `cart_remove_item`. */
export type CartRemoveItemInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: string | null | undefined;
  /** The line. */
  item_id: string;
};

/** Input of `cart_remove_offer`. */
export type CartRemoveOfferInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: string | null | undefined;
};

/** Input of `cart_set_item_patient`. */
export type CartSetItemPatientInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: string | null | undefined;
  /** E-prescription token, for the escript script type. */
  eprescription_token?: string | null | undefined;
  /** The line. */
  item_id: string;
  /** Uuid of the patient. */
  patient_uuid: string;
  /** How the prescription is provided. */
  script_type: ScriptType;
};

/** Input of `cart_set_offer_by_code`. */
export type CartSetOfferByCodeInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: string | null | undefined;
  /** The code as entered. */
  code: string;
};

/** Input of `cart_set_questionnaire_passed`. */
export type CartSetQuestionnairePassedInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: string | null | undefined;
  /** Whether the answers passed. */
  questionnaire_passed: boolean;
};

/** Input of `cart_set_shipping_address`. */
export type CartSetShippingAddressInput = {
  /** Street address. */
  address_1: string;
  /** Unit, building or company. */
  address_2?: string | null | undefined;
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: string | null | undefined;
  /** Recipient's first name. */
  first_name: string;
  /** Recipient's last name. */
  last_name: string;
  /** Australian phone number. */
  phone: string;
  /** Postcode, 4 digits. */
  postcode: string;
  /** State. */
  state: State;
  /** Suburb. */
  suburb: string;
};

/** Input of `cart_set_shipping_method`. */
export type CartSetShippingMethodInput = {
  /** Whether the parcel may be left without a signature. Unchanged if omitted. */
  authority_to_leave?: boolean | null | undefined;
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: string | null | undefined;
  /** Pharmacy to collect from, for click-and-collect. */
  cnc_location_id?: string | null | undefined;
  /** Delivery instructions for the driver: at most 200 characters, without e-mail or web addresses. Unchanged if omitted. */
  delivery_instructions?: string | null | undefined;
  /** Postcode the method was chosen for; defaults to the cart's postcode. */
  postcode?: string | null | undefined;
  /** Id of one of `available_shipping_methods`. */
  shipping_method_id: string;
};

/** Input of `cart_set_user_details`. */
export type CartSetUserDetailsInput = {
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: string | null | undefined;
  /** E-mail address for the order. */
  email: string;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
};

/** Input of `cart_settle_unmerged`. */
export type CartSettleUnmergedInput = {
  /** Uuid of the cart. */
  cart_uuid?: string | null | undefined;
  /** True to add the items, false to leave them out. */
  is_added: boolean;
};

/** Input of `checkout_place_order`. */
export type CheckoutPlaceOrderInput = {
  /**
   * The terms of every AutoDelivery that the order starts, as shown and agreed to: the `terms` of each, joined by spaces.
   * Without them, or with other words, it fails with CONSENT_REQUIRED.
   */
  agreed_terms?: Array<string> | null | undefined;
  /** Uuid of the cart; CART_UUID_MISSING if missing. */
  cart_uuid?: string | null | undefined;
  /**
   * The day by which the order to collect was shown to be ready, as an ISO date; a later actual day, or none, fails with
   * COLLECT_LATER.
   */
  expected_ready_by?: string | null | undefined;
  /** The total shown to the shopper, in cents; a different actual total fails with TOTAL_CHANGED. */
  expected_total?: number | null | undefined;
  /** Generated by the client once per order review: 16 to 100 letters, digits and dashes. */
  idempotency_key: string;
  /** Whether to keep the card in the account for later; ignored for guests and for methods that cannot be reused. */
  save_payment_method?: boolean | null | undefined;
  /** Payment token from the gateway; not required if the total is 0. */
  stripe_source_id?: string | null | undefined;
};

/** Status of a subscription; draft, reviewing and cancelled count as inactive. */
export type JourneyStatus =
  /** The prescription has no repeats left. */
  | 'NoRepeats'
  /** The last renewal charge was declined. */
  | 'PaymentDeclinedForRenewal'
  /** Active. */
  | 'active'
  /** Ended. */
  | 'cancelled'
  /** Started, but not yet submitted and paid. */
  | 'draft'
  /** Awaiting a practitioner's decision. */
  | 'reviewing';

/** States of a return. */
export type OrderReturnState =
  /** Arrived at the pharmacy, which checks it. */
  | 'arrived'
  /** Declined by the pharmacy, with a reason. */
  | 'declined'
  /** Received by the pharmacy, and refunded unless its lines were refunded before. */
  | 'received'
  /** Asked for by the customer, who sends it. */
  | 'requested'
  /** Withdrawn by the customer, who has not sent it. */
  | 'withdrawn';

/** States of the script of a line. */
export type OrderScriptState =
  /** A paper one that has arrived and is to be checked. */
  | 'arrived'
  /** A paper one, in the post. */
  | 'awaited'
  /** No longer needed: its line was given back. */
  | 'closed'
  /** On file at the pharmacy, to be checked. */
  | 'on_file'
  /** Refused by a pharmacist, with a reason. */
  | 'refused'
  /** The token of an electronic one, to be checked. */
  | 'to_check'
  /** Checked by a pharmacist. */
  | 'valid';

/** States of an order (rule selling-06). */
export type OrderState =
  /** Cancelled. */
  | 'cancelled'
  /** Delivered or collected; a fee, which has nothing to send, once it is paid. */
  | 'delivered'
  /** Handed to the carrier, or ready to collect. */
  | 'dispatched'
  /** Ready for dispatch. */
  | 'packed'
  /** Under review by a pharmacist. */
  | 'pharmacist_review'
  /** Paid and awaiting processing. */
  | 'placed'
  /** Refunded. */
  | 'refunded';

/** How the patient's prescription is provided. */
export type ScriptType =
  /** An e-prescription token. */
  | 'escript'
  /** A script that the pharmacy already holds for the patient. */
  | 'onfile'
  /** A paper script sent by post; the order waits for it. */
  | 'paper';

/** Input of `staff_autodelivery_charges_mail`. */
export type StaffAutodeliveryChargesMailInput = {
  /** Id of the AutoDelivery. */
  id: string;
};

/** What a mail about a charge said. */
export type StaffChargeMailKind =
  /** The same once more, because staff have asked for it. */
  | 'again'
  /** The customer has to agree to it. */
  | 'agreement'
  /** When the charge is made, and how much it is. */
  | 'announced'
  /** It was declined, and what follows. */
  | 'declined'
  /** It is on hold until some details are checked. */
  | 'on_hold'
  /** It is paused, and why. */
  | 'paused';

/** Why a charge is not made. */
export type StaffChargeReason =
  /** Its address cannot be delivered to. */
  | 'address'
  /** The bank has declined it. */
  | 'declined'
  /** Something went wrong: it is tried again soon. */
  | 'delayed'
  /** The account, or what the charge is for, is gone. */
  | 'incomplete'
  /** The card expires before it is due. */
  | 'method_expired'
  /** The bank wants the customer to approve it. */
  | 'needs_approval'
  /** The customer has not agreed to it as it is now. */
  | 'no_consent'
  /** No payment method is saved. */
  | 'no_method'
  /** The prescription has no repeats left. */
  | 'no_repeats'
  /** It was not announced three days ahead: it is announced first, and due later. */
  | 'not_announced'
  /** Everything in it is out of stock, or needs something from its owner. */
  | 'nothing_to_send'
  /** It waits until the customer has checked some details. */
  | 'on_hold'
  /** Its owner has paused it. */
  | 'paused';

/** Which charges a list has. */
export type StaffChargeState =
  /** They are due in the next 30 days. */
  | 'coming'
  /** They were due and are not made. */
  | 'failed';

/** Input of `staff_claims_leave`. */
export type StaffClaimsLeaveInput = {
  /** Number of the script's line, from 1; left out for the order's review. */
  line?: number | null | undefined;
  /** Reference of the order. */
  reference: string;
};

/** Input of `staff_claims_take`. */
export type StaffClaimsTakeInput = {
  /** Number of the script's line, from 1; left out for the order's review. */
  line?: number | null | undefined;
  /** Reference of the order. */
  reference: string;
};

/** Input of `staff_claims_take_over`. */
export type StaffClaimsTakeOverInput = {
  /** Key of the claim that was seen. */
  key: string;
  /** Number of the script's line, from 1; left out for the order's review. */
  line?: number | null | undefined;
  /** Reference of the order. */
  reference: string;
};

/** A script on file as its pharmacist sees it: if it has changed since, nothing happens. */
export type StaffFiledSeenInput = {
  /** What is left of it. */
  repeats_left: number;
  /** ISO date on it. */
  written_on: string;
};

/** What came of a try to reach a customer. */
export type StaffOrderCallOutcome =
  /** Nobody answered. */
  | 'no_answer'
  /** The customer was spoken with, and the order may go on. */
  | 'spoken';

/** Queues of orders, by what has to happen next. */
export type StaffOrderQueue =
  /** They can be handed to the carrier, or made ready to collect. */
  | 'dispatch'
  /** They were delivered, cancelled or refunded, or have nothing to send. */
  | 'ended'
  /** They can be packed. */
  | 'pack'
  /** A pharmacist has to review them. */
  | 'review'
  /** They are on their way. */
  | 'underway';

/** Input of `staff_orders_approve`. */
export type StaffOrdersApproveInput = {
  /** Reference of the order. */
  reference: string;
};

/** Input of `staff_orders_cancel`. */
export type StaffOrdersCancelInput = {
  /** The sum that the member of staff was shown, in cents: if another one would be refunded, nothing is. */
  amount?: number | null | undefined;
  /** Why, by code: a reason of the pharmacy. */
  reason: string;
  /** Reference of the order. */
  reference: string;
  /** The queue in which the member of staff saw it: if a colleague has moved it on, nothing changes. */
  seen_queue?: StaffOrderQueue | null | undefined;
};

/** Input of `staff_orders_note_call`. */
export type StaffOrdersNoteCallInput = {
  /** What came of the call. */
  outcome: StaffOrderCallOutcome;
  /** Reference of the order. */
  reference: string;
};

/** Input of `staff_orders_refund`. */
export type StaffOrdersRefundInput = {
  /** The sum that the member of staff was shown, in cents: if another one would be refunded, nothing is. */
  amount?: number | null | undefined;
  /** Made by the client once per refund. */
  key: string;
  /** Lines with their units. */
  lines: Array<StaffRefundLineInput>;
  /** Why, by code. */
  reason: string;
  /** Reference of the order. */
  reference: string;
  /** Whether the delivery fee is refunded too. */
  shipping?: boolean | null | undefined;
};

/** Input of `staff_orders_refuse_line`. */
export type StaffOrdersRefuseLineInput = {
  /** The sum that the member of staff was shown, in cents: if another one would be refunded, nothing is. */
  amount?: number | null | undefined;
  /** Number of the line, from 1. */
  line: number;
  /** Why, by code: a reason for refunds. */
  reason: string;
  /** Reference of the order. */
  reference: string;
};

/** Input of `staff_orders_set_state`. */
export type StaffOrdersSetStateInput = {
  /** Carrier of a dispatched parcel. */
  carrier?: string | null | undefined;
  /** Reference of the order. */
  reference: string;
  /** The new state. */
  state: OrderState;
  /** Tracking number of a dispatched parcel. */
  tracking_number?: string | null | undefined;
};

/** How a unit was checked. */
export type StaffPackingHow =
  /** By hand, with a reason. */
  | 'hand'
  /** By the barcode of its pack. */
  | 'scan';

/** Input of `staff_packing_restart`. */
export type StaffPackingRestartInput = {
  /** Reference of the order. */
  reference: string;
  /** The round that ends. */
  round: number;
};

/** Input of `staff_packing_scan`. */
export type StaffPackingScanInput = {
  /** Made by the client once per pack. */
  key: string;
  /** Reference of the order. */
  reference: string;
  /** The round in which the packer sees it: if a colleague has started again, nothing is checked. */
  round: number;
  /** What the scanner typed: a barcode, or the two-dimensional code of a medicine. */
  scanned: string;
};

/** Input of `staff_packing_tick`. */
export type StaffPackingTickInput = {
  /** Made by the client once per pack. */
  key: string;
  /** Number of the line, from 1. */
  line: number;
  /** Why, by code: a reason of the contract's `TICK_REASONS`. */
  reason: string;
  /** Reference of the order. */
  reference: string;
  /** The round in which the packer sees it: if a colleague has started again, nothing is checked. */
  round: number;
};

/** Units of a line. */
export type StaffRefundLineInput = {
  /** Number of the line, from 1. */
  line: number;
  /** Units. */
  quantity: number;
};

/** Queues of returns, by what has to happen next. */
export type StaffReturnQueue =
  /** They have arrived and are to be checked. */
  | 'arrived'
  /** They were refunded, declined or withdrawn. */
  | 'ended'
  /** They are on their way. */
  | 'requested';

/** Input of `staff_returns_accept`. */
export type StaffReturnsAcceptInput = {
  /** The sum that the member of staff was shown, in cents: if another one would be refunded, nothing is. */
  amount?: number | null | undefined;
  /** Code of the return. */
  code: string;
  /** Lines of the return with the units that are refunded. */
  lines: Array<StaffRefundLineInput>;
  /** Reference of the order. */
  reference: string;
  /** Whether the units go back to the central stock: no return goes to the shelf of a pharmacy. */
  restock?: boolean | null | undefined;
  /** Whether the delivery fee is refunded too. */
  shipping?: boolean | null | undefined;
};

/** Input of `staff_returns_arrive`. */
export type StaffReturnsArriveInput = {
  /** Code of the return. */
  code: string;
  /** Reference of the order. */
  reference: string;
};

/** Input of `staff_returns_decline`. */
export type StaffReturnsDeclineInput = {
  /** Code of the return. */
  code: string;
  /** Why, by code: a reason of the contract's `RETURN_DECLINE_REASONS`. */
  reason: string;
  /** Reference of the order. */
  reference: string;
};

/** Queues of scripts, by what has to happen next. */
export type StaffScriptQueue =
  /** Paper ones that have arrived and are to be checked. */
  | 'arrived'
  /** Paper ones in the post. */
  | 'awaited'
  /** They are valid, or no longer needed. */
  | 'ended'
  /** On file, to be checked. */
  | 'on_file'
  /** Refused: another one is awaited, or their line is refunded. */
  | 'refused'
  /** Tokens to check. */
  | 'to_check';

/** Input of `staff_scripts_accept`. */
export type StaffScriptsAcceptInput = {
  /** The state in which the pharmacist sees it: if a colleague has moved it on, nothing changes. */
  from: OrderScriptState;
  /** Number of its line, from 1. */
  line: number;
  /** Reference of the order. */
  reference: string;
};

/** Input of `staff_scripts_arrive`. */
export type StaffScriptsArriveInput = {
  /** The state in which the pharmacist sees it: if a colleague has moved it on, nothing changes. */
  from: OrderScriptState;
  /** Number of its line, from 1. */
  line: number;
  /** Reference of the order. */
  reference: string;
};

/** Input of `staff_scripts_correct`. */
export type StaffScriptsCorrectInput = {
  /** Number of its line, from 1. */
  line: number;
  /** Why, by code: a reason of the contract's `FILED_CORRECT_REASONS`. */
  reason: string;
  /** Reference of an order with the script: that with which it came, or one on a repeat. */
  reference: string;
  /** Repeats that are left of it, from 0 to 11. */
  repeats_left: number;
  /** What the pharmacist sees. */
  seen: StaffFiledSeenInput;
  /** ISO date on which it was written. */
  written_on: string;
};

/** Input of `staff_scripts_file`. */
export type StaffScriptsFileInput = {
  /** Number of its line, from 1. */
  line: number;
  /** Reference of the order. */
  reference: string;
  /** Repeats that are left of it, from 1 to 11. */
  repeats: number;
  /** ISO date on which it was written. */
  written_on: string;
};

/** Input of `staff_scripts_refuse`. */
export type StaffScriptsRefuseInput = {
  /** The state in which the pharmacist sees it: if a colleague has moved it on, nothing changes. */
  from: OrderScriptState;
  /** Number of its line, from 1. */
  line: number;
  /** Why, by code: a reason of the contract's `refuseReasonsOf`. */
  reason: string;
  /** Reference of the order. */
  reference: string;
};

/** Input of `staff_scripts_take_off`. */
export type StaffScriptsTakeOffInput = {
  /** Number of its line, from 1. */
  line: number;
  /** Why, by code: a reason of the contract's `FILED_END_REASONS`. */
  reason: string;
  /** Reference of an order with the script: that with which it came, or one on a repeat. */
  reference: string;
  /** What the pharmacist sees. */
  seen: StaffFiledSeenInput;
};

/** Australian states and territories. */
export type State =
  /** Australian Capital Territory. */
  | 'ACT'
  /** New South Wales. */
  | 'NSW'
  /** Northern Territory. */
  | 'NT'
  /** Queensland. */
  | 'QLD'
  /** South Australia. */
  | 'SA'
  /** Tasmania. */
  | 'TAS'
  /** Victoria. */
  | 'VIC'
  /** Western Australia. */
  | 'WA';

/** Input of `users_add_address`. */
export type UsersAddAddressInput = {
  /** Street address. */
  address_1: string;
  /** Unit, building or company. */
  address_2?: string | null | undefined;
  /** Recipient's first name. */
  first_name: string;
  /** Whether to make this the default address. */
  is_default?: boolean | null | undefined;
  /** Recipient's last name. */
  last_name: string;
  /** Australian phone number. */
  phone: string;
  /** Postcode, 4 digits. */
  postcode: string;
  /** State. */
  state: State;
  /** Suburb. */
  suburb: string;
};

export type KeepAddressMutationVariables = Exact<{
  input: UsersAddAddressInput;
}>;


export type KeepAddressMutation = { users_add_address: { address: { id: string } } };

export type CheckoutPlaceOrderMutationVariables = Exact<{
  input: CheckoutPlaceOrderInput;
}>;


export type CheckoutPlaceOrderMutation = { checkout_place_order: { order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, num_items: number, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, first_name: string, last_name: string, email: string, delivery_instructions: string | null, authority_to_leave: boolean, link_token: string | null, timeline: Array<{ state: OrderState }>, discounts: Array<{ kind: string, amount: number }>, items: Array<{ product_id: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, schedule: string, frequency: string | null }>, shipping_method: { id: string, name: string, type: string, price: number, delivery_from: string | null, delivery_to: string | null } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string }>, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { id: string, name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, payment: { brand: string, last4: string, status: string } | null } | null, three_d_secure: { intent_id: string, challenge_url: string } | null } };

export type CartSetShippingAddressMutationVariables = Exact<{
  input: CartSetShippingAddressInput;
  postcode?: string | null | undefined;
}>;


export type CartSetShippingAddressMutation = { cart_set_shipping_address: { cart: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type CartSetUserDetailsMutationVariables = Exact<{
  input: CartSetUserDetailsInput;
  postcode?: string | null | undefined;
}>;


export type CartSetUserDetailsMutation = { cart_set_user_details: { cart: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type StaffAutoDeliveryChargesQueryVariables = Exact<{
  state: StaffChargeState;
  newest: boolean;
  after?: string | null | undefined;
}>;


export type StaffAutoDeliveryChargesQuery = { staff_autodelivery_charges: { next: string | null, data: Array<{ id: string, name: string, frequency: string, due_at: string, amount: number | null, num_items: number, num_left_out: number | null, paid_with: string | null, is_method_new: boolean, is_paused: boolean, reason: StaffChargeReason | null, bank_message: string | null, tries: number, failed_at: string | null, next_try_at: string | null, announced_at: string | null, can_mail: boolean, customer: { id: string, first_name: string, last_name: string } | null, mails: Array<{ kind: StaffChargeMailKind, at: string, is_sent: boolean }> }> } };

export type StaffAutoDeliveryChargeCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffAutoDeliveryChargeCountsQuery = { staff_autodelivery_charge_counts: { failed: number, coming: number } };

export type StaffAutodeliveryChargesMailMutationVariables = Exact<{
  input: StaffAutodeliveryChargesMailInput;
}>;


export type StaffAutodeliveryChargesMailMutation = { staff_autodelivery_charges_mail: { charge: { id: string } } };

export type StaffReturnsAcceptMutationVariables = Exact<{
  input: StaffReturnsAcceptInput;
}>;


export type StaffReturnsAcceptMutation = { staff_returns_accept: { order: { refunded_total: number } } };

export type StaffReturnsArriveMutationVariables = Exact<{
  input: StaffReturnsArriveInput;
}>;


export type StaffReturnsArriveMutation = { staff_returns_arrive: { order: { refunded_total: number } } };

export type StaffReturnsDeclineMutationVariables = Exact<{
  input: StaffReturnsDeclineInput;
}>;


export type StaffReturnsDeclineMutation = { staff_returns_decline: { order: { refunded_total: number } } };

export type StaffOrdersRefuseLineMutationVariables = Exact<{
  input: StaffOrdersRefuseLineInput;
}>;


export type StaffOrdersRefuseLineMutation = { staff_orders_refuse_line: { order: { refunded_total: number } } };

export type StaffOrdersCancelMutationVariables = Exact<{
  input: StaffOrdersCancelInput;
}>;


export type StaffOrdersCancelMutation = { staff_orders_cancel: { order: { refunded_total: number } } };

export type StaffOrdersRefundMutationVariables = Exact<{
  input: StaffOrdersRefundInput;
}>;


export type StaffOrdersRefundMutation = { staff_orders_refund: { order: { refunded_total: number } } };

export type StaffOrdersExportQueryVariables = Exact<{
  queue?: StaffOrderQueue | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  code?: string | null | undefined;
  product?: string | null | undefined;
  newest: boolean;
  after?: string | null | undefined;
}>;


export type StaffOrdersExportQuery = { staff_orders_export: { next: string | null, limited_to: number | null, data: Array<{ reference: string, created_at: string, state: OrderState, queue: StaffOrderQueue, first_name: string, last_name: string, email: string, schedules: Array<string>, delivery: string | null, destination: string | null, num_items: number, order_total: number, refunded_total: number, carrier: string | null, tracking_number: string | null }> } };

export type StaffOrderQueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffOrderQueuesQuery = { staff_order_queues: Array<{ queue: StaffOrderQueue, count: number, oldest_at: string | null }> };

export type StaffOrderFieldsFragment = { queue: StaffOrderQueue, customer_id: string | null, refunded_total: number, review: { staff_name: string, at: string } | null, call: { lines: Array<number>, is_due: boolean, phone: string | null, attempts: Array<{ outcome: StaffOrderCallOutcome, at: string, staff_name: string }> } | null, lines: Array<{ line: number, units: number, script_type: string | null, script_state: OrderScriptState | null, patient: { first_name: string, last_name: string, dob: string, allergies: string, conditions: string, medication: string, is_pregnant_breastfeeding: boolean | null } | null }>, packing: { lines: Array<{ units: number }>, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }>, restarts: Array<{ staff_name: string, at: string, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }> }> }, earlier: Array<{ reference: string, created_at: string, state: OrderState, is_approved: boolean, order_total: number, shipping_method: { name: string } | null }>, order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, item_total: number, discount_total: number, offer_code: string | null, shipping_total: number, order_total: number, first_name: string, last_name: string, email: string, delivery_instructions: string | null, authority_to_leave: boolean, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, name: string, code: string, quantity: number, unit_price: number, line_total: number, schedule: string, frequency: string | null }>, discounts: Array<{ kind: string, amount: number }>, shipping_method: { name: string, type: string } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null, refunds: Array<{ id: string, shipping: number, reason: string, amount: number, at: string, lines: Array<{ line: number, quantity: number }> }>, returns: Array<{ code: string, state: OrderReturnState, at: string, received_at: string | null, settled_at: string | null, decline_reason: string | null, is_refunded_before: boolean, lines: Array<{ line: number, name: string, quantity: number, reason: string }> }> } };

export type StaffOrderQueryVariables = Exact<{
  reference: string;
}>;


export type StaffOrderQuery = { staff_order: { queue: StaffOrderQueue, customer_id: string | null, refunded_total: number, review: { staff_name: string, at: string } | null, call: { lines: Array<number>, is_due: boolean, phone: string | null, attempts: Array<{ outcome: StaffOrderCallOutcome, at: string, staff_name: string }> } | null, lines: Array<{ line: number, units: number, script_type: string | null, script_state: OrderScriptState | null, patient: { first_name: string, last_name: string, dob: string, allergies: string, conditions: string, medication: string, is_pregnant_breastfeeding: boolean | null } | null }>, packing: { lines: Array<{ units: number }>, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }>, restarts: Array<{ staff_name: string, at: string, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }> }> }, earlier: Array<{ reference: string, created_at: string, state: OrderState, is_approved: boolean, order_total: number, shipping_method: { name: string } | null }>, order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, item_total: number, discount_total: number, offer_code: string | null, shipping_total: number, order_total: number, first_name: string, last_name: string, email: string, delivery_instructions: string | null, authority_to_leave: boolean, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, name: string, code: string, quantity: number, unit_price: number, line_total: number, schedule: string, frequency: string | null }>, discounts: Array<{ kind: string, amount: number }>, shipping_method: { name: string, type: string } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null, refunds: Array<{ id: string, shipping: number, reason: string, amount: number, at: string, lines: Array<{ line: number, quantity: number }> }>, returns: Array<{ code: string, state: OrderReturnState, at: string, received_at: string | null, settled_at: string | null, decline_reason: string | null, is_refunded_before: boolean, lines: Array<{ line: number, name: string, quantity: number, reason: string }> }> } } };

export type StaffOrdersQueryVariables = Exact<{
  queue?: StaffOrderQueue | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  code?: string | null | undefined;
  product?: string | null | undefined;
  newest: boolean;
  after?: string | null | undefined;
}>;


export type StaffOrdersQuery = { staff_orders: { next: string | null, limited_to: number | null, data: Array<{ reference: string, created_at: string, state: OrderState, is_approved: boolean, first_name: string, last_name: string, num_items: number, order_total: number, shipping_method: { name: string } | null, cnc_location: { ready_by: string | null } | null, items: Array<{ schedule: string }> }>, claims: Array<{ code: string, key: string, staff_name: string, since: string, is_mine: boolean, is_taken_from_me: boolean }> } };

export type StaffOrdersApproveMutationVariables = Exact<{
  input: StaffOrdersApproveInput;
}>;


export type StaffOrdersApproveMutation = { staff_orders_approve: { order: { queue: StaffOrderQueue } } };

export type StaffOrdersNoteCallMutationVariables = Exact<{
  input: StaffOrdersNoteCallInput;
}>;


export type StaffOrdersNoteCallMutation = { staff_orders_note_call: { order: { queue: StaffOrderQueue } } };

export type StaffOrdersSetStateMutationVariables = Exact<{
  input: StaffOrdersSetStateInput;
}>;


export type StaffOrdersSetStateMutation = { staff_orders_set_state: { order: { state: OrderState } } };

export type StaffOrdersPackMutationVariables = Exact<{
  input: StaffOrdersSetStateInput;
}>;


export type StaffOrdersPackMutation = { staff_orders_set_state: { order: { state: OrderState } } };

export type StaffPickListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StaffPickListQuery = { staff_orders: { next: string | null, data: Array<{ reference: string, created_at: string, state: OrderState, shipping_method: { name: string } | null, cnc_location: { name: string, ready_by: string | null } | null, items: Array<{ line: number, product_id: string, name: string, code: string, size: string | null, schedule: string, is_cold: boolean, quantity: number, refunded_quantity: number, from_shelf: number }> }> } };

export type StaffPackingRestartMutationVariables = Exact<{
  input: StaffPackingRestartInput;
}>;


export type StaffPackingRestartMutation = { staff_packing_restart: { order: { queue: StaffOrderQueue, packing: { round: number, lines: Array<{ line: number, name: string, code: string, size: string | null, schedule: string, is_cold: boolean, is_medicine: boolean, has_barcode: boolean, is_withdrawn: boolean, units: number, from_shelf: number, checked: number }>, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }>, restarts: Array<{ staff_name: string, at: string, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }> }> }, order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, first_name: string, last_name: string, delivery_instructions: string | null, authority_to_leave: boolean, order_total: number, shipping_total: number, discount_total: number, gst_total: number, refund_total: number, shipping_method: { name: string } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null } | null, items: Array<{ line: number, name: string, quantity: number, refunded_quantity: number, unit_price: number }>, discounts: Array<{ kind: string, amount: number }> } } } };

export type StaffPackingScanMutationVariables = Exact<{
  input: StaffPackingScanInput;
}>;


export type StaffPackingScanMutation = { staff_packing_scan: { line: number, order: { queue: StaffOrderQueue, packing: { round: number, lines: Array<{ line: number, name: string, code: string, size: string | null, schedule: string, is_cold: boolean, is_medicine: boolean, has_barcode: boolean, is_withdrawn: boolean, units: number, from_shelf: number, checked: number }>, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }>, restarts: Array<{ staff_name: string, at: string, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }> }> }, order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, first_name: string, last_name: string, delivery_instructions: string | null, authority_to_leave: boolean, order_total: number, shipping_total: number, discount_total: number, gst_total: number, refund_total: number, shipping_method: { name: string } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null } | null, items: Array<{ line: number, name: string, quantity: number, refunded_quantity: number, unit_price: number }>, discounts: Array<{ kind: string, amount: number }> } } } };

export type StaffPackingFieldsFragment = { queue: StaffOrderQueue, packing: { round: number, lines: Array<{ line: number, name: string, code: string, size: string | null, schedule: string, is_cold: boolean, is_medicine: boolean, has_barcode: boolean, is_withdrawn: boolean, units: number, from_shelf: number, checked: number }>, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }>, restarts: Array<{ staff_name: string, at: string, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }> }> }, order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, first_name: string, last_name: string, delivery_instructions: string | null, authority_to_leave: boolean, order_total: number, shipping_total: number, discount_total: number, gst_total: number, refund_total: number, shipping_method: { name: string } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null } | null, items: Array<{ line: number, name: string, quantity: number, refunded_quantity: number, unit_price: number }>, discounts: Array<{ kind: string, amount: number }> } };

export type StaffPackingQueryVariables = Exact<{
  reference: string;
}>;


export type StaffPackingQuery = { staff_order: { queue: StaffOrderQueue, packing: { round: number, lines: Array<{ line: number, name: string, code: string, size: string | null, schedule: string, is_cold: boolean, is_medicine: boolean, has_barcode: boolean, is_withdrawn: boolean, units: number, from_shelf: number, checked: number }>, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }>, restarts: Array<{ staff_name: string, at: string, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }> }> }, order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, first_name: string, last_name: string, delivery_instructions: string | null, authority_to_leave: boolean, order_total: number, shipping_total: number, discount_total: number, gst_total: number, refund_total: number, shipping_method: { name: string } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null } | null, items: Array<{ line: number, name: string, quantity: number, refunded_quantity: number, unit_price: number }>, discounts: Array<{ kind: string, amount: number }> } } };

export type StaffPackingTickMutationVariables = Exact<{
  input: StaffPackingTickInput;
}>;


export type StaffPackingTickMutation = { staff_packing_tick: { line: number, order: { queue: StaffOrderQueue, packing: { round: number, lines: Array<{ line: number, name: string, code: string, size: string | null, schedule: string, is_cold: boolean, is_medicine: boolean, has_barcode: boolean, is_withdrawn: boolean, units: number, from_shelf: number, checked: number }>, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }>, restarts: Array<{ staff_name: string, at: string, checks: Array<{ line: number, name: string, how: StaffPackingHow, reason: string | null, staff_name: string, at: string }> }> }, order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, first_name: string, last_name: string, delivery_instructions: string | null, authority_to_leave: boolean, order_total: number, shipping_total: number, discount_total: number, gst_total: number, refund_total: number, shipping_method: { name: string } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null } | null, items: Array<{ line: number, name: string, quantity: number, refunded_quantity: number, unit_price: number }>, discounts: Array<{ kind: string, amount: number }> } } } };

export type StaffReturnCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffReturnCountsQuery = { staff_return_counts: { requested: number, arrived: number } };

export type StaffReturnsQueryVariables = Exact<{
  queue: StaffReturnQueue;
  after?: string | null | undefined;
}>;


export type StaffReturnsQuery = { staff_returns: { next: string | null, data: Array<{ reference: string, first_name: string, last_name: string, returns: Array<{ code: string, state: OrderReturnState, is_refunded_before: boolean, at: string, lines: Array<{ name: string, quantity: number }> }> }> } };

export type StaffScriptsAcceptMutationVariables = Exact<{
  input: StaffScriptsAcceptInput;
}>;


export type StaffScriptsAcceptMutation = { staff_scripts_accept: { script: { state: OrderScriptState } } };

export type StaffScriptsArriveMutationVariables = Exact<{
  input: StaffScriptsArriveInput;
}>;


export type StaffScriptsArriveMutation = { staff_scripts_arrive: { script: { state: OrderScriptState } } };

export type StaffScriptsCorrectMutationVariables = Exact<{
  input: StaffScriptsCorrectInput;
}>;


export type StaffScriptsCorrectMutation = { staff_scripts_correct: { script: { state: OrderScriptState } } };

export type StaffScriptsFileMutationVariables = Exact<{
  input: StaffScriptsFileInput;
}>;


export type StaffScriptsFileMutation = { staff_scripts_file: { script: { state: OrderScriptState } } };

export type StaffScriptsRefuseMutationVariables = Exact<{
  input: StaffScriptsRefuseInput;
}>;


export type StaffScriptsRefuseMutation = { staff_scripts_refuse: { script: { state: OrderScriptState } } };

export type StaffScriptCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffScriptCountsQuery = { staff_script_counts: { arrived: number, to_check: number, on_file: number, awaited: number, refused: number } };

export type StaffScriptQueryVariables = Exact<{
  reference: string;
  line: number;
}>;


export type StaffScriptQuery = { staff_script: { code: string, reference: string, line: number, kind: ScriptType, state: OrderScriptState, at: string, ordered_at: string, product_name: string, product_code: string, schedule: string, units: number, patient_name: string, token: string | null, patient: { dob: string, allergies: string, conditions: string, medication: string, is_pregnant_breastfeeding: boolean | null } | null, on_file: { code: string, written_on: string, expires_on: string, repeats_left: number, issued: { staff_name: string, at: string, consult: string, quantity: number, directions: string | null } | null, corrections: Array<{ at: string, staff_name: string, reason: string, from_written_on: string, from_repeats_left: number }>, taken_off: { at: string, staff_name: string, reason: string, note: string | null } | null } | null, steps: Array<{ state: OrderScriptState, at: string, staff_name: string | null, reason: string | null }> } };

export type StaffScriptsQueryVariables = Exact<{
  queue: StaffScriptQueue;
  newest: boolean;
  after?: string | null | undefined;
}>;


export type StaffScriptsQuery = { staff_scripts: { next: string | null, data: Array<{ code: string, reference: string, kind: ScriptType, state: OrderScriptState, ordered_at: string, patient_name: string, product_name: string, schedule: string }>, claims: Array<{ code: string, key: string, staff_name: string, since: string, is_mine: boolean, is_taken_from_me: boolean }> } };

export type StaffScriptsTakeOffMutationVariables = Exact<{
  input: StaffScriptsTakeOffInput;
}>;


export type StaffScriptsTakeOffMutation = { staff_scripts_take_off: { script: { state: OrderScriptState } } };

export type ProductStockNotificationMutationVariables = Exact<{
  product_id: string;
  email: string;
}>;


export type ProductStockNotificationMutation = { product_stock_notification: { email: string } };

export type CartRemoveOfferMutationVariables = Exact<{
  input: CartRemoveOfferInput;
  postcode?: string | null | undefined;
}>;


export type CartRemoveOfferMutation = { cart_remove_offer: { cart: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type CartSetOfferByCodeMutationVariables = Exact<{
  input: CartSetOfferByCodeInput;
  postcode?: string | null | undefined;
}>;


export type CartSetOfferByCodeMutation = { cart_set_offer_by_code: { offer: { id: number, code: string, name: string, description: string }, cart: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type ScriptsOnFileQueryVariables = Exact<{
  product_id: string;
}>;


export type ScriptsOnFileQuery = { scripts_on_file: Array<{ patient_uuid: string, repeats_left: number, next_supply_on: string | null }> };

export type CartSetItemPatientMutationVariables = Exact<{
  input: CartSetItemPatientInput;
  postcode?: string | null | undefined;
}>;


export type CartSetItemPatientMutation = { cart_set_item_patient: { cart: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type ValidateEscriptQueryVariables = Exact<{
  patient_uuid: string;
  token: string;
}>;


export type ValidateEscriptQuery = { validate_escript: { is_valid: boolean, message: string | null } };

export type ProgramStatusQueryVariables = Exact<{
  journey_id: string;
}>;


export type ProgramStatusQuery = { journey_subscriptions: Array<{ id: string, status: JourneyStatus, next_period_at: string | null }> };

export type AutodeliveriesAddItemMutationVariables = Exact<{
  input: AutodeliveriesAddItemInput;
}>;


export type AutodeliveriesAddItemMutation = { autodeliveries_add_item: { autodelivery: { id: string, name: string } } };

export type AutodeliveryNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type AutodeliveryNamesQuery = { autodeliveries: Array<{ id: string, name: string, frequency: string }> };

export type CartSetQuestionnairePassedMutationVariables = Exact<{
  input: CartSetQuestionnairePassedInput;
  postcode?: string | null | undefined;
}>;


export type CartSetQuestionnairePassedMutation = { cart_set_questionnaire_passed: { cart: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type CartSettleUnmergedMutationVariables = Exact<{
  input: CartSettleUnmergedInput;
  postcode?: string | null | undefined;
}>;


export type CartSettleUnmergedMutation = { cart_settle_unmerged: { cart: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type CartAddItemMutationVariables = Exact<{
  input: CartAddItemInput;
}>;


export type CartAddItemMutation = { cart_add_item: { item: { id: string, product: { id: string } | null }, cart: { uuid: string, version: number, num_items: number, item_total: number, discount_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type CartFieldsFragment = { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> };

export type CartLineFieldsFragment = { id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> };

export type CartPageQueryVariables = Exact<{
  uuid: string;
  postcode?: string | null | undefined;
}>;


export type CartPageQuery = { cart_page: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } | null };

export type CartEditItemMutationVariables = Exact<{
  input: CartEditItemInput;
  postcode?: string | null | undefined;
}>;


export type CartEditItemMutation = { cart_edit_item: { cart: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type CartCreateMutationVariables = Exact<{ [key: string]: never; }>;


export type CartCreateMutation = { cart_create: { cart: { uuid: string } } };

export type MiniCartFieldsFragment = { uuid: string, version: number, num_items: number, item_total: number, discount_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> };

export type MinicartQueryVariables = Exact<{
  uuid: string;
  postcode?: string | null | undefined;
}>;


export type MinicartQuery = { cart_mini: { uuid: string, version: number, num_items: number, item_total: number, discount_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } | null };

export type CartRemoveItemMutationVariables = Exact<{
  input: CartRemoveItemInput;
  postcode?: string | null | undefined;
}>;


export type CartRemoveItemMutation = { cart_remove_item: { cart: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type CartSetShippingMethodMutationVariables = Exact<{
  input: CartSetShippingMethodInput;
  postcode?: string | null | undefined;
}>;


export type CartSetShippingMethodMutation = { cart_set_shipping_method: { cart: { discount_total: number, non_staff_discount_total: number, shipping_total: number, gst_total: number, requires_login: boolean, requires_questionnaire: boolean, staff_discount_eligible: boolean, staff_discount_value: number, edr_base_points: number, edr_bonus_points: number, authority_to_leave: boolean, delivery_instructions: string | null, shipping_first_name: string | null, shipping_last_name: string | null, shipping_address_1: string | null, shipping_address_2: string | null, shipping_phone: string | null, shipping_postcode: string | null, shipping_state: State | null, shipping_suburb: string | null, user_email: string | null, user_first_name: string | null, user_last_name: string | null, offer_code: string | null, postcode: string | null, uuid: string, version: number, num_items: number, item_total: number, cart_subtotal: number, cart_total: number, cart_savings: number, requires_shipping: boolean, questionnaire_passed: boolean | null, free_shipping_message: string | null, free_shipping_threshold_express: number, free_shipping_threshold_standard: number, items: Array<{ edr_base_points: number, is_same_day_eligible: boolean, id: string, quantity: number, unit_price: number, line_total: number, price_type: string, live_price_type: string, frequency: string | null, script_type: ScriptType | null, eprescription_token: string | null, is_restricted: boolean, errors: Array<{ code: string, message: string }>, patient: { uuid: string, first_name: string, last_name: string } | null, product: { id: string, code: string, name: string, slug: string, schedule: string, is_pharmacy: boolean, is_practitioner: boolean, is_fridge: boolean, is_tga: boolean, booking_type: BookingType | null, requires_prescription: boolean, order_limit: number, primary_image: { url: string } | null, brand: { name: string } | null } | null, matched_promotion: { id: string, display_title: string, display_info: string, met_message: string } | null, missed_promotions: Array<{ id: string, display_title: string, display_info: string, unmet_message: string }> }>, discounts: Array<{ kind: string, amount: number }>, cnc_location: { id: string, name: string, ready_by: string | null } | null, refused_offer: { code: string, message: string } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string, terms: Array<string> }>, offer: { id: number, code: string, name: string, description: string } | null, available_offers: Array<{ id: number, code: string, name: string, description: string }>, shipping_method: { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> } | null, available_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> }>, unmerged_items: Array<{ quantity: number, code: string, message: string, product: { id: string, name: string } | null }> } } };

export type ShippingMethodFieldsFragment = { id: string, name: string, type: string, price: number, display_price: string, display_info: string, cutoff: string | null, delivery_date: string | null, delivery_from: string | null, delivery_to: string | null, locations: Array<{ id: string, name: string, distance: number, opening_status: string | null, readiness: { ready_by: string | null, text: string | null, items_here: number, items: number, to_come: Array<string> } | null, opening_hours: Array<{ day: string, hours: string }>, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string } }> };

export type StaffClaimFieldsFragment = { code: string, key: string, staff_name: string, since: string, is_mine: boolean, is_taken_from_me: boolean };

export type StaffClaimQueryVariables = Exact<{
  reference: string;
  line?: number | null | undefined;
}>;


export type StaffClaimQuery = { staff_claim: { code: string, key: string, staff_name: string, since: string, is_mine: boolean, is_taken_from_me: boolean } | null };

export type StaffClaimsLeaveMutationVariables = Exact<{
  input: StaffClaimsLeaveInput;
}>;


export type StaffClaimsLeaveMutation = { staff_claims_leave: { claim: { key: string } | null } };

export type StaffClaimsTakeMutationVariables = Exact<{
  input: StaffClaimsTakeInput;
}>;


export type StaffClaimsTakeMutation = { staff_claims_take: { claim: { code: string, key: string, staff_name: string, since: string, is_mine: boolean, is_taken_from_me: boolean } | null } };

export type StaffClaimsTakeOverMutationVariables = Exact<{
  input: StaffClaimsTakeOverInput;
}>;


export type StaffClaimsTakeOverMutation = { staff_claims_take_over: { claim: { code: string, key: string, staff_name: string, since: string, is_mine: boolean, is_taken_from_me: boolean } | null } };

export type OrderFieldsFragment = { reference: string, created_at: string, state: OrderState, is_approved: boolean, num_items: number, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, first_name: string, last_name: string, email: string, delivery_instructions: string | null, authority_to_leave: boolean, link_token: string | null, timeline: Array<{ state: OrderState }>, discounts: Array<{ kind: string, amount: number }>, items: Array<{ product_id: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, schedule: string, frequency: string | null }>, shipping_method: { id: string, name: string, type: string, price: number, delivery_from: string | null, delivery_to: string | null } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string }>, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { id: string, name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, payment: { brand: string, last4: string, status: string } | null };

export type OrderConfirmationQueryVariables = Exact<{
  reference: string;
  cart_uuid?: string | null | undefined;
}>;


export type OrderConfirmationQuery = { order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, num_items: number, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, first_name: string, last_name: string, email: string, delivery_instructions: string | null, authority_to_leave: boolean, link_token: string | null, timeline: Array<{ state: OrderState }>, discounts: Array<{ kind: string, amount: number }>, items: Array<{ product_id: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, schedule: string, frequency: string | null }>, shipping_method: { id: string, name: string, type: string, price: number, delivery_from: string | null, delivery_to: string | null } | null, planned_autodeliveries: Array<{ frequency: string, name: string, charged_on: string, delivered_on: string, changes_until: string }>, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { id: string, name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, payment: { brand: string, last4: string, status: string } | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const StaffOrderFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffOrderFields on StaffOrder {
  queue
  customer_id
  refunded_total
  review {
    staff_name
    at
  }
  call {
    lines
    is_due
    phone
    attempts {
      outcome
      at
      staff_name
    }
  }
  lines {
    line
    units
    script_type
    script_state
    patient {
      first_name
      last_name
      dob
      allergies
      conditions
      medication
      is_pregnant_breastfeeding
    }
  }
  packing {
    lines {
      units
    }
    checks {
      line
      name
      how
      reason
      staff_name
      at
    }
    restarts {
      staff_name
      at
      checks {
        line
        name
        how
        reason
        staff_name
        at
      }
    }
  }
  earlier {
    reference
    created_at
    state
    is_approved
    order_total
    shipping_method {
      name
    }
  }
  order {
    reference
    created_at
    state
    is_approved
    timeline {
      state
      at
    }
    items {
      product_id
      name
      code
      quantity
      unit_price
      line_total
      schedule
      frequency
    }
    item_total
    discount_total
    offer_code
    discounts {
      kind
      amount
    }
    shipping_total
    order_total
    first_name
    last_name
    email
    shipping_method {
      name
      type
    }
    shipping_address {
      first_name
      last_name
      address_1
      address_2
      suburb
      state
      postcode
      phone
    }
    cnc_location {
      name
    }
    delivery_instructions
    authority_to_leave
    tracking {
      carrier
      number
    }
    payment {
      brand
      last4
      status
    }
    refunds {
      id
      lines {
        line
        quantity
      }
      shipping
      reason
      amount
      at
    }
    returns {
      code
      state
      at
      received_at
      settled_at
      decline_reason
      is_refunded_before
      lines {
        line
        name
        quantity
        reason
      }
    }
  }
}
    `, {"fragmentName":"StaffOrderFields"}) as unknown as TypedDocumentString<StaffOrderFieldsFragment, unknown>;
export const StaffPackingFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffPackingFields on StaffOrder {
  queue
  packing {
    round
    lines {
      line
      name
      code
      size
      schedule
      is_cold
      is_medicine
      has_barcode
      is_withdrawn
      units
      from_shelf
      checked
    }
    checks {
      line
      name
      how
      reason
      staff_name
      at
    }
    restarts {
      staff_name
      at
      checks {
        line
        name
        how
        reason
        staff_name
        at
      }
    }
  }
  order {
    reference
    created_at
    state
    is_approved
    first_name
    last_name
    shipping_method {
      name
    }
    shipping_address {
      first_name
      last_name
      address_1
      address_2
      suburb
      state
      postcode
      phone
    }
    cnc_location {
      name
      ready_by
    }
    delivery_instructions
    authority_to_leave
    items {
      line
      name
      quantity
      refunded_quantity
      unit_price
    }
    order_total
    shipping_total
    discount_total
    discounts {
      kind
      amount
    }
    gst_total
    refund_total
  }
}
    `, {"fragmentName":"StaffPackingFields"}) as unknown as TypedDocumentString<StaffPackingFieldsFragment, unknown>;
export const CartLineFieldsFragmentDoc = new TypedDocumentString(`
    fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
    `, {"fragmentName":"CartLineFields"}) as unknown as TypedDocumentString<CartLineFieldsFragment, unknown>;
export const MiniCartFieldsFragmentDoc = new TypedDocumentString(`
    fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
    fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}`, {"fragmentName":"MiniCartFields"}) as unknown as TypedDocumentString<MiniCartFieldsFragment, unknown>;
export const ShippingMethodFieldsFragmentDoc = new TypedDocumentString(`
    fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}
    `, {"fragmentName":"ShippingMethodFields"}) as unknown as TypedDocumentString<ShippingMethodFieldsFragment, unknown>;
export const CartFieldsFragmentDoc = new TypedDocumentString(`
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
    fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`, {"fragmentName":"CartFields"}) as unknown as TypedDocumentString<CartFieldsFragment, unknown>;
export const StaffClaimFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffClaimFields on StaffClaim {
  code
  key
  staff_name
  since
  is_mine
  is_taken_from_me
}
    `, {"fragmentName":"StaffClaimFields"}) as unknown as TypedDocumentString<StaffClaimFieldsFragment, unknown>;
export const OrderFieldsFragmentDoc = new TypedDocumentString(`
    fragment OrderFields on Order {
  reference
  created_at
  state
  is_approved
  timeline {
    state
  }
  num_items
  item_total
  discount_total
  discounts {
    kind
    amount
  }
  shipping_total
  order_total
  gst_total
  edr_base_points
  edr_bonus_points
  offer_code
  first_name
  last_name
  email
  delivery_instructions
  authority_to_leave
  link_token
  items {
    product_id
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    schedule
    frequency
  }
  shipping_method {
    id
    name
    type
    price
    delivery_from
    delivery_to
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
  }
  shipping_address {
    first_name
    last_name
    address_1
    address_2
    suburb
    state
    postcode
    phone
  }
  cnc_location {
    id
    name
    ready_by
    place {
      address {
        line_1
        line_2
        suburb
        state
        postcode
      }
      phone
      opening_status
      opening_hours {
        day
        hours
      }
    }
  }
  payment {
    brand
    last4
    status
  }
}
    `, {"fragmentName":"OrderFields"}) as unknown as TypedDocumentString<OrderFieldsFragment, unknown>;
export const KeepAddressDocument = new TypedDocumentString(`
    mutation KeepAddress($input: UsersAddAddressInput!) {
  users_add_address(input: $input) {
    address {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<KeepAddressMutation, KeepAddressMutationVariables>;
export const CheckoutPlaceOrderDocument = new TypedDocumentString(`
    mutation CheckoutPlaceOrder($input: CheckoutPlaceOrderInput!) {
  checkout_place_order(input: $input) {
    order {
      ...OrderFields
    }
    three_d_secure {
      intent_id
      challenge_url
    }
  }
}
    fragment OrderFields on Order {
  reference
  created_at
  state
  is_approved
  timeline {
    state
  }
  num_items
  item_total
  discount_total
  discounts {
    kind
    amount
  }
  shipping_total
  order_total
  gst_total
  edr_base_points
  edr_bonus_points
  offer_code
  first_name
  last_name
  email
  delivery_instructions
  authority_to_leave
  link_token
  items {
    product_id
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    schedule
    frequency
  }
  shipping_method {
    id
    name
    type
    price
    delivery_from
    delivery_to
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
  }
  shipping_address {
    first_name
    last_name
    address_1
    address_2
    suburb
    state
    postcode
    phone
  }
  cnc_location {
    id
    name
    ready_by
    place {
      address {
        line_1
        line_2
        suburb
        state
        postcode
      }
      phone
      opening_status
      opening_hours {
        day
        hours
      }
    }
  }
  payment {
    brand
    last4
    status
  }
}`) as unknown as TypedDocumentString<CheckoutPlaceOrderMutation, CheckoutPlaceOrderMutationVariables>;
export const CartSetShippingAddressDocument = new TypedDocumentString(`
    mutation CartSetShippingAddress($input: CartSetShippingAddressInput!, $postcode: String) {
  cart_set_shipping_address(input: $input) {
    cart {
      ...CartFields
    }
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartSetShippingAddressMutation, CartSetShippingAddressMutationVariables>;
export const CartSetUserDetailsDocument = new TypedDocumentString(`
    mutation CartSetUserDetails($input: CartSetUserDetailsInput!, $postcode: String) {
  cart_set_user_details(input: $input) {
    cart {
      ...CartFields
    }
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartSetUserDetailsMutation, CartSetUserDetailsMutationVariables>;
export const StaffAutoDeliveryChargesDocument = new TypedDocumentString(`
    query StaffAutoDeliveryCharges($state: StaffChargeState!, $newest: Boolean!, $after: String) {
  staff_autodelivery_charges(
    state: $state
    newest: $newest
    after: $after
    first: 50
  ) {
    data {
      id
      customer {
        id
        first_name
        last_name
      }
      name
      frequency
      due_at
      amount
      num_items
      num_left_out
      paid_with
      is_method_new
      is_paused
      reason
      bank_message
      tries
      failed_at
      next_try_at
      announced_at
      can_mail
      mails {
        kind
        at
        is_sent
      }
    }
    next
  }
}
    `) as unknown as TypedDocumentString<StaffAutoDeliveryChargesQuery, StaffAutoDeliveryChargesQueryVariables>;
export const StaffAutoDeliveryChargeCountsDocument = new TypedDocumentString(`
    query StaffAutoDeliveryChargeCounts {
  staff_autodelivery_charge_counts {
    failed
    coming
  }
}
    `) as unknown as TypedDocumentString<StaffAutoDeliveryChargeCountsQuery, StaffAutoDeliveryChargeCountsQueryVariables>;
export const StaffAutodeliveryChargesMailDocument = new TypedDocumentString(`
    mutation StaffAutodeliveryChargesMail($input: StaffAutodeliveryChargesMailInput!) {
  staff_autodelivery_charges_mail(input: $input) {
    charge {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<StaffAutodeliveryChargesMailMutation, StaffAutodeliveryChargesMailMutationVariables>;
export const StaffReturnsAcceptDocument = new TypedDocumentString(`
    mutation StaffReturnsAccept($input: StaffReturnsAcceptInput!) {
  staff_returns_accept(input: $input) {
    order {
      refunded_total
    }
  }
}
    `) as unknown as TypedDocumentString<StaffReturnsAcceptMutation, StaffReturnsAcceptMutationVariables>;
export const StaffReturnsArriveDocument = new TypedDocumentString(`
    mutation StaffReturnsArrive($input: StaffReturnsArriveInput!) {
  staff_returns_arrive(input: $input) {
    order {
      refunded_total
    }
  }
}
    `) as unknown as TypedDocumentString<StaffReturnsArriveMutation, StaffReturnsArriveMutationVariables>;
export const StaffReturnsDeclineDocument = new TypedDocumentString(`
    mutation StaffReturnsDecline($input: StaffReturnsDeclineInput!) {
  staff_returns_decline(input: $input) {
    order {
      refunded_total
    }
  }
}
    `) as unknown as TypedDocumentString<StaffReturnsDeclineMutation, StaffReturnsDeclineMutationVariables>;
export const StaffOrdersRefuseLineDocument = new TypedDocumentString(`
    mutation StaffOrdersRefuseLine($input: StaffOrdersRefuseLineInput!) {
  staff_orders_refuse_line(input: $input) {
    order {
      refunded_total
    }
  }
}
    `) as unknown as TypedDocumentString<StaffOrdersRefuseLineMutation, StaffOrdersRefuseLineMutationVariables>;
export const StaffOrdersCancelDocument = new TypedDocumentString(`
    mutation StaffOrdersCancel($input: StaffOrdersCancelInput!) {
  staff_orders_cancel(input: $input) {
    order {
      refunded_total
    }
  }
}
    `) as unknown as TypedDocumentString<StaffOrdersCancelMutation, StaffOrdersCancelMutationVariables>;
export const StaffOrdersRefundDocument = new TypedDocumentString(`
    mutation StaffOrdersRefund($input: StaffOrdersRefundInput!) {
  staff_orders_refund(input: $input) {
    order {
      refunded_total
    }
  }
}
    `) as unknown as TypedDocumentString<StaffOrdersRefundMutation, StaffOrdersRefundMutationVariables>;
export const StaffOrdersExportDocument = new TypedDocumentString(`
    query StaffOrdersExport($queue: StaffOrderQueue, $email: String, $name: String, $phone: String, $code: String, $product: String, $newest: Boolean!, $after: String) {
  staff_orders_export(
    queue: $queue
    email: $email
    name: $name
    phone: $phone
    code: $code
    product: $product
    newest: $newest
    after: $after
  ) {
    data {
      reference
      created_at
      state
      queue
      first_name
      last_name
      email
      schedules
      delivery
      destination
      num_items
      order_total
      refunded_total
      carrier
      tracking_number
    }
    next
    limited_to
  }
}
    `) as unknown as TypedDocumentString<StaffOrdersExportQuery, StaffOrdersExportQueryVariables>;
export const StaffOrderQueuesDocument = new TypedDocumentString(`
    query StaffOrderQueues {
  staff_order_queues {
    queue
    count
    oldest_at
  }
}
    `) as unknown as TypedDocumentString<StaffOrderQueuesQuery, StaffOrderQueuesQueryVariables>;
export const StaffOrderDocument = new TypedDocumentString(`
    query StaffOrder($reference: String!) {
  staff_order(reference: $reference) {
    ...StaffOrderFields
  }
}
    fragment StaffOrderFields on StaffOrder {
  queue
  customer_id
  refunded_total
  review {
    staff_name
    at
  }
  call {
    lines
    is_due
    phone
    attempts {
      outcome
      at
      staff_name
    }
  }
  lines {
    line
    units
    script_type
    script_state
    patient {
      first_name
      last_name
      dob
      allergies
      conditions
      medication
      is_pregnant_breastfeeding
    }
  }
  packing {
    lines {
      units
    }
    checks {
      line
      name
      how
      reason
      staff_name
      at
    }
    restarts {
      staff_name
      at
      checks {
        line
        name
        how
        reason
        staff_name
        at
      }
    }
  }
  earlier {
    reference
    created_at
    state
    is_approved
    order_total
    shipping_method {
      name
    }
  }
  order {
    reference
    created_at
    state
    is_approved
    timeline {
      state
      at
    }
    items {
      product_id
      name
      code
      quantity
      unit_price
      line_total
      schedule
      frequency
    }
    item_total
    discount_total
    offer_code
    discounts {
      kind
      amount
    }
    shipping_total
    order_total
    first_name
    last_name
    email
    shipping_method {
      name
      type
    }
    shipping_address {
      first_name
      last_name
      address_1
      address_2
      suburb
      state
      postcode
      phone
    }
    cnc_location {
      name
    }
    delivery_instructions
    authority_to_leave
    tracking {
      carrier
      number
    }
    payment {
      brand
      last4
      status
    }
    refunds {
      id
      lines {
        line
        quantity
      }
      shipping
      reason
      amount
      at
    }
    returns {
      code
      state
      at
      received_at
      settled_at
      decline_reason
      is_refunded_before
      lines {
        line
        name
        quantity
        reason
      }
    }
  }
}`) as unknown as TypedDocumentString<StaffOrderQuery, StaffOrderQueryVariables>;
export const StaffOrdersDocument = new TypedDocumentString(`
    query StaffOrders($queue: StaffOrderQueue, $email: String, $name: String, $phone: String, $code: String, $product: String, $newest: Boolean!, $after: String) {
  staff_orders(
    queue: $queue
    email: $email
    name: $name
    phone: $phone
    code: $code
    product: $product
    newest: $newest
    after: $after
    first: 50
  ) {
    data {
      reference
      created_at
      state
      is_approved
      first_name
      last_name
      num_items
      order_total
      shipping_method {
        name
      }
      cnc_location {
        ready_by
      }
      items {
        schedule
      }
    }
    claims {
      ...StaffClaimFields
    }
    next
    limited_to
  }
}
    fragment StaffClaimFields on StaffClaim {
  code
  key
  staff_name
  since
  is_mine
  is_taken_from_me
}`) as unknown as TypedDocumentString<StaffOrdersQuery, StaffOrdersQueryVariables>;
export const StaffOrdersApproveDocument = new TypedDocumentString(`
    mutation StaffOrdersApprove($input: StaffOrdersApproveInput!) {
  staff_orders_approve(input: $input) {
    order {
      queue
    }
  }
}
    `) as unknown as TypedDocumentString<StaffOrdersApproveMutation, StaffOrdersApproveMutationVariables>;
export const StaffOrdersNoteCallDocument = new TypedDocumentString(`
    mutation StaffOrdersNoteCall($input: StaffOrdersNoteCallInput!) {
  staff_orders_note_call(input: $input) {
    order {
      queue
    }
  }
}
    `) as unknown as TypedDocumentString<StaffOrdersNoteCallMutation, StaffOrdersNoteCallMutationVariables>;
export const StaffOrdersSetStateDocument = new TypedDocumentString(`
    mutation StaffOrdersSetState($input: StaffOrdersSetStateInput!) {
  staff_orders_set_state(input: $input) {
    order {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<StaffOrdersSetStateMutation, StaffOrdersSetStateMutationVariables>;
export const StaffOrdersPackDocument = new TypedDocumentString(`
    mutation StaffOrdersPack($input: StaffOrdersSetStateInput!) {
  staff_orders_set_state(input: $input) {
    order {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<StaffOrdersPackMutation, StaffOrdersPackMutationVariables>;
export const StaffPickListDocument = new TypedDocumentString(`
    query StaffPickList($after: String) {
  staff_orders(queue: pack, after: $after, first: 50) {
    data {
      reference
      created_at
      state
      shipping_method {
        name
      }
      cnc_location {
        name
        ready_by
      }
      items {
        line
        product_id
        name
        code
        size
        schedule
        is_cold
        quantity
        refunded_quantity
        from_shelf
      }
    }
    next
  }
}
    `) as unknown as TypedDocumentString<StaffPickListQuery, StaffPickListQueryVariables>;
export const StaffPackingRestartDocument = new TypedDocumentString(`
    mutation StaffPackingRestart($input: StaffPackingRestartInput!) {
  staff_packing_restart(input: $input) {
    order {
      ...StaffPackingFields
    }
  }
}
    fragment StaffPackingFields on StaffOrder {
  queue
  packing {
    round
    lines {
      line
      name
      code
      size
      schedule
      is_cold
      is_medicine
      has_barcode
      is_withdrawn
      units
      from_shelf
      checked
    }
    checks {
      line
      name
      how
      reason
      staff_name
      at
    }
    restarts {
      staff_name
      at
      checks {
        line
        name
        how
        reason
        staff_name
        at
      }
    }
  }
  order {
    reference
    created_at
    state
    is_approved
    first_name
    last_name
    shipping_method {
      name
    }
    shipping_address {
      first_name
      last_name
      address_1
      address_2
      suburb
      state
      postcode
      phone
    }
    cnc_location {
      name
      ready_by
    }
    delivery_instructions
    authority_to_leave
    items {
      line
      name
      quantity
      refunded_quantity
      unit_price
    }
    order_total
    shipping_total
    discount_total
    discounts {
      kind
      amount
    }
    gst_total
    refund_total
  }
}`) as unknown as TypedDocumentString<StaffPackingRestartMutation, StaffPackingRestartMutationVariables>;
export const StaffPackingScanDocument = new TypedDocumentString(`
    mutation StaffPackingScan($input: StaffPackingScanInput!) {
  staff_packing_scan(input: $input) {
    line
    order {
      ...StaffPackingFields
    }
  }
}
    fragment StaffPackingFields on StaffOrder {
  queue
  packing {
    round
    lines {
      line
      name
      code
      size
      schedule
      is_cold
      is_medicine
      has_barcode
      is_withdrawn
      units
      from_shelf
      checked
    }
    checks {
      line
      name
      how
      reason
      staff_name
      at
    }
    restarts {
      staff_name
      at
      checks {
        line
        name
        how
        reason
        staff_name
        at
      }
    }
  }
  order {
    reference
    created_at
    state
    is_approved
    first_name
    last_name
    shipping_method {
      name
    }
    shipping_address {
      first_name
      last_name
      address_1
      address_2
      suburb
      state
      postcode
      phone
    }
    cnc_location {
      name
      ready_by
    }
    delivery_instructions
    authority_to_leave
    items {
      line
      name
      quantity
      refunded_quantity
      unit_price
    }
    order_total
    shipping_total
    discount_total
    discounts {
      kind
      amount
    }
    gst_total
    refund_total
  }
}`) as unknown as TypedDocumentString<StaffPackingScanMutation, StaffPackingScanMutationVariables>;
export const StaffPackingDocument = new TypedDocumentString(`
    query StaffPacking($reference: String!) {
  staff_order(reference: $reference) {
    ...StaffPackingFields
  }
}
    fragment StaffPackingFields on StaffOrder {
  queue
  packing {
    round
    lines {
      line
      name
      code
      size
      schedule
      is_cold
      is_medicine
      has_barcode
      is_withdrawn
      units
      from_shelf
      checked
    }
    checks {
      line
      name
      how
      reason
      staff_name
      at
    }
    restarts {
      staff_name
      at
      checks {
        line
        name
        how
        reason
        staff_name
        at
      }
    }
  }
  order {
    reference
    created_at
    state
    is_approved
    first_name
    last_name
    shipping_method {
      name
    }
    shipping_address {
      first_name
      last_name
      address_1
      address_2
      suburb
      state
      postcode
      phone
    }
    cnc_location {
      name
      ready_by
    }
    delivery_instructions
    authority_to_leave
    items {
      line
      name
      quantity
      refunded_quantity
      unit_price
    }
    order_total
    shipping_total
    discount_total
    discounts {
      kind
      amount
    }
    gst_total
    refund_total
  }
}`) as unknown as TypedDocumentString<StaffPackingQuery, StaffPackingQueryVariables>;
export const StaffPackingTickDocument = new TypedDocumentString(`
    mutation StaffPackingTick($input: StaffPackingTickInput!) {
  staff_packing_tick(input: $input) {
    line
    order {
      ...StaffPackingFields
    }
  }
}
    fragment StaffPackingFields on StaffOrder {
  queue
  packing {
    round
    lines {
      line
      name
      code
      size
      schedule
      is_cold
      is_medicine
      has_barcode
      is_withdrawn
      units
      from_shelf
      checked
    }
    checks {
      line
      name
      how
      reason
      staff_name
      at
    }
    restarts {
      staff_name
      at
      checks {
        line
        name
        how
        reason
        staff_name
        at
      }
    }
  }
  order {
    reference
    created_at
    state
    is_approved
    first_name
    last_name
    shipping_method {
      name
    }
    shipping_address {
      first_name
      last_name
      address_1
      address_2
      suburb
      state
      postcode
      phone
    }
    cnc_location {
      name
      ready_by
    }
    delivery_instructions
    authority_to_leave
    items {
      line
      name
      quantity
      refunded_quantity
      unit_price
    }
    order_total
    shipping_total
    discount_total
    discounts {
      kind
      amount
    }
    gst_total
    refund_total
  }
}`) as unknown as TypedDocumentString<StaffPackingTickMutation, StaffPackingTickMutationVariables>;
export const StaffReturnCountsDocument = new TypedDocumentString(`
    query StaffReturnCounts {
  staff_return_counts {
    requested
    arrived
  }
}
    `) as unknown as TypedDocumentString<StaffReturnCountsQuery, StaffReturnCountsQueryVariables>;
export const StaffReturnsDocument = new TypedDocumentString(`
    query StaffReturns($queue: StaffReturnQueue!, $after: String) {
  staff_returns(queue: $queue, after: $after, first: 50) {
    data {
      reference
      first_name
      last_name
      returns {
        code
        state
        is_refunded_before
        at
        lines {
          name
          quantity
        }
      }
    }
    next
  }
}
    `) as unknown as TypedDocumentString<StaffReturnsQuery, StaffReturnsQueryVariables>;
export const StaffScriptsAcceptDocument = new TypedDocumentString(`
    mutation StaffScriptsAccept($input: StaffScriptsAcceptInput!) {
  staff_scripts_accept(input: $input) {
    script {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<StaffScriptsAcceptMutation, StaffScriptsAcceptMutationVariables>;
export const StaffScriptsArriveDocument = new TypedDocumentString(`
    mutation StaffScriptsArrive($input: StaffScriptsArriveInput!) {
  staff_scripts_arrive(input: $input) {
    script {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<StaffScriptsArriveMutation, StaffScriptsArriveMutationVariables>;
export const StaffScriptsCorrectDocument = new TypedDocumentString(`
    mutation StaffScriptsCorrect($input: StaffScriptsCorrectInput!) {
  staff_scripts_correct(input: $input) {
    script {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<StaffScriptsCorrectMutation, StaffScriptsCorrectMutationVariables>;
export const StaffScriptsFileDocument = new TypedDocumentString(`
    mutation StaffScriptsFile($input: StaffScriptsFileInput!) {
  staff_scripts_file(input: $input) {
    script {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<StaffScriptsFileMutation, StaffScriptsFileMutationVariables>;
export const StaffScriptsRefuseDocument = new TypedDocumentString(`
    mutation StaffScriptsRefuse($input: StaffScriptsRefuseInput!) {
  staff_scripts_refuse(input: $input) {
    script {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<StaffScriptsRefuseMutation, StaffScriptsRefuseMutationVariables>;
export const StaffScriptCountsDocument = new TypedDocumentString(`
    query StaffScriptCounts {
  staff_script_counts {
    arrived
    to_check
    on_file
    awaited
    refused
  }
}
    `) as unknown as TypedDocumentString<StaffScriptCountsQuery, StaffScriptCountsQueryVariables>;
export const StaffScriptDocument = new TypedDocumentString(`
    query StaffScript($reference: String!, $line: Int!) {
  staff_script(reference: $reference, line: $line) {
    code
    reference
    line
    kind
    state
    at
    ordered_at
    product_name
    product_code
    schedule
    units
    patient_name
    patient {
      dob
      allergies
      conditions
      medication
      is_pregnant_breastfeeding
    }
    token
    on_file {
      code
      written_on
      expires_on
      repeats_left
      issued {
        staff_name
        at
        consult
        quantity
        directions
      }
      corrections {
        at
        staff_name
        reason
        from_written_on
        from_repeats_left
      }
      taken_off {
        at
        staff_name
        reason
        note
      }
    }
    steps {
      state
      at
      staff_name
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<StaffScriptQuery, StaffScriptQueryVariables>;
export const StaffScriptsDocument = new TypedDocumentString(`
    query StaffScripts($queue: StaffScriptQueue!, $newest: Boolean!, $after: String) {
  staff_scripts(queue: $queue, newest: $newest, after: $after, first: 50) {
    data {
      code
      reference
      kind
      state
      ordered_at
      patient_name
      product_name
      schedule
    }
    claims {
      ...StaffClaimFields
    }
    next
  }
}
    fragment StaffClaimFields on StaffClaim {
  code
  key
  staff_name
  since
  is_mine
  is_taken_from_me
}`) as unknown as TypedDocumentString<StaffScriptsQuery, StaffScriptsQueryVariables>;
export const StaffScriptsTakeOffDocument = new TypedDocumentString(`
    mutation StaffScriptsTakeOff($input: StaffScriptsTakeOffInput!) {
  staff_scripts_take_off(input: $input) {
    script {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<StaffScriptsTakeOffMutation, StaffScriptsTakeOffMutationVariables>;
export const ProductStockNotificationDocument = new TypedDocumentString(`
    mutation ProductStockNotification($product_id: ID!, $email: String!) {
  product_stock_notification(product_id: $product_id, email: $email) {
    email
  }
}
    `) as unknown as TypedDocumentString<ProductStockNotificationMutation, ProductStockNotificationMutationVariables>;
export const CartRemoveOfferDocument = new TypedDocumentString(`
    mutation CartRemoveOffer($input: CartRemoveOfferInput!, $postcode: String) {
  cart_remove_offer(input: $input) {
    cart {
      ...CartFields
    }
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartRemoveOfferMutation, CartRemoveOfferMutationVariables>;
export const CartSetOfferByCodeDocument = new TypedDocumentString(`
    mutation CartSetOfferByCode($input: CartSetOfferByCodeInput!, $postcode: String) {
  cart_set_offer_by_code(input: $input) {
    offer {
      id
      code
      name
      description
    }
    cart {
      ...CartFields
    }
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartSetOfferByCodeMutation, CartSetOfferByCodeMutationVariables>;
export const ScriptsOnFileDocument = new TypedDocumentString(`
    query ScriptsOnFile($product_id: ID!) {
  scripts_on_file(product_id: $product_id) {
    patient_uuid
    repeats_left
    next_supply_on
  }
}
    `) as unknown as TypedDocumentString<ScriptsOnFileQuery, ScriptsOnFileQueryVariables>;
export const CartSetItemPatientDocument = new TypedDocumentString(`
    mutation CartSetItemPatient($input: CartSetItemPatientInput!, $postcode: String) {
  cart_set_item_patient(input: $input) {
    cart {
      ...CartFields
    }
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartSetItemPatientMutation, CartSetItemPatientMutationVariables>;
export const ValidateEscriptDocument = new TypedDocumentString(`
    query ValidateEscript($patient_uuid: ID!, $token: String!) {
  validate_escript(patient_uuid: $patient_uuid, token: $token) {
    is_valid
    message
  }
}
    `) as unknown as TypedDocumentString<ValidateEscriptQuery, ValidateEscriptQueryVariables>;
export const ProgramStatusDocument = new TypedDocumentString(`
    query ProgramStatus($journey_id: ID!) {
  journey_subscriptions(journey_id: $journey_id) {
    id
    status
    next_period_at
  }
}
    `) as unknown as TypedDocumentString<ProgramStatusQuery, ProgramStatusQueryVariables>;
export const AutodeliveriesAddItemDocument = new TypedDocumentString(`
    mutation AutodeliveriesAddItem($input: AutodeliveriesAddItemInput!) {
  autodeliveries_add_item(input: $input) {
    autodelivery {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AutodeliveriesAddItemMutation, AutodeliveriesAddItemMutationVariables>;
export const AutodeliveryNamesDocument = new TypedDocumentString(`
    query AutodeliveryNames {
  autodeliveries {
    id
    name
    frequency
  }
}
    `) as unknown as TypedDocumentString<AutodeliveryNamesQuery, AutodeliveryNamesQueryVariables>;
export const CartSetQuestionnairePassedDocument = new TypedDocumentString(`
    mutation CartSetQuestionnairePassed($input: CartSetQuestionnairePassedInput!, $postcode: String) {
  cart_set_questionnaire_passed(input: $input) {
    cart {
      ...CartFields
    }
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartSetQuestionnairePassedMutation, CartSetQuestionnairePassedMutationVariables>;
export const CartSettleUnmergedDocument = new TypedDocumentString(`
    mutation CartSettleUnmerged($input: CartSettleUnmergedInput!, $postcode: String) {
  cart_settle_unmerged(input: $input) {
    cart {
      ...CartFields
    }
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartSettleUnmergedMutation, CartSettleUnmergedMutationVariables>;
export const CartAddItemDocument = new TypedDocumentString(`
    mutation CartAddItem($input: CartAddItemInput!) {
  cart_add_item(input: $input) {
    item {
      id
      product {
        id
      }
    }
    cart {
      ...MiniCartFields
    }
  }
}
    fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}`) as unknown as TypedDocumentString<CartAddItemMutation, CartAddItemMutationVariables>;
export const CartPageDocument = new TypedDocumentString(`
    query CartPage($uuid: ID!, $postcode: String) {
  cart_page(uuid: $uuid, postcode: $postcode) {
    ...CartFields
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartPageQuery, CartPageQueryVariables>;
export const CartEditItemDocument = new TypedDocumentString(`
    mutation CartEditItem($input: CartEditItemInput!, $postcode: String) {
  cart_edit_item(input: $input) {
    cart {
      ...CartFields
    }
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartEditItemMutation, CartEditItemMutationVariables>;
export const CartCreateDocument = new TypedDocumentString(`
    mutation CartCreate {
  cart_create {
    cart {
      uuid
    }
  }
}
    `) as unknown as TypedDocumentString<CartCreateMutation, CartCreateMutationVariables>;
export const MinicartDocument = new TypedDocumentString(`
    query Minicart($uuid: ID!, $postcode: String) {
  cart_mini(uuid: $uuid, postcode: $postcode) {
    ...MiniCartFields
  }
}
    fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}`) as unknown as TypedDocumentString<MinicartQuery, MinicartQueryVariables>;
export const CartRemoveItemDocument = new TypedDocumentString(`
    mutation CartRemoveItem($input: CartRemoveItemInput!, $postcode: String) {
  cart_remove_item(input: $input) {
    cart {
      ...CartFields
    }
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartRemoveItemMutation, CartRemoveItemMutationVariables>;
export const CartSetShippingMethodDocument = new TypedDocumentString(`
    mutation CartSetShippingMethod($input: CartSetShippingMethodInput!, $postcode: String) {
  cart_set_shipping_method(input: $input) {
    cart {
      ...CartFields
    }
  }
}
    fragment CartFields on Cart {
  ...MiniCartFields
  items {
    edr_base_points
    is_same_day_eligible(postcode: $postcode)
  }
  discount_total
  discounts {
    kind
    amount
  }
  non_staff_discount_total
  shipping_total
  gst_total
  requires_login
  requires_questionnaire
  staff_discount_eligible
  staff_discount_value
  edr_base_points
  edr_bonus_points
  authority_to_leave
  delivery_instructions
  cnc_location {
    id
    name
    ready_by
  }
  shipping_first_name
  shipping_last_name
  shipping_address_1
  shipping_address_2
  shipping_phone
  shipping_postcode
  shipping_state
  shipping_suburb
  user_email
  user_first_name
  user_last_name
  offer_code
  refused_offer {
    code
    message
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
    terms
  }
  offer {
    id
    code
    name
    description
  }
  available_offers {
    id
    code
    name
    description
  }
  postcode
  shipping_method {
    ...ShippingMethodFields
  }
  available_shipping_methods(input: {postcode: $postcode}) {
    ...ShippingMethodFields
  }
}
fragment CartLineFields on CartItem {
  id
  quantity
  unit_price
  line_total
  price_type
  live_price_type
  frequency
  script_type
  eprescription_token
  is_restricted
  errors {
    code
    message
  }
  patient {
    uuid
    first_name
    last_name
  }
  product {
    id
    code
    name
    slug
    schedule
    is_pharmacy
    is_practitioner
    is_fridge
    is_tga
    booking_type
    requires_prescription
    order_limit
    primary_image {
      url
    }
    brand {
      name
    }
  }
  matched_promotion {
    id
    display_title
    display_info
    met_message
  }
  missed_promotions {
    id
    display_title
    display_info
    unmet_message
  }
}
fragment MiniCartFields on Cart {
  uuid
  version
  num_items
  item_total
  discount_total
  cart_subtotal
  cart_total
  cart_savings
  requires_shipping
  questionnaire_passed
  free_shipping_message
  free_shipping_threshold_express
  free_shipping_threshold_standard
  items {
    ...CartLineFields
  }
  unmerged_items {
    quantity
    code
    message
    product {
      id
      name
    }
  }
}
fragment ShippingMethodFields on ShippingMethod {
  id
  name
  type
  price
  display_price
  display_info
  cutoff
  delivery_date
  delivery_from
  delivery_to
  locations {
    id
    name
    distance
    readiness {
      ready_by
      text
      items_here
      items
      to_come
    }
    opening_status
    opening_hours {
      day
      hours
    }
    address {
      line_1
      line_2
      suburb
      state
      postcode
    }
  }
}`) as unknown as TypedDocumentString<CartSetShippingMethodMutation, CartSetShippingMethodMutationVariables>;
export const StaffClaimDocument = new TypedDocumentString(`
    query StaffClaim($reference: String!, $line: Int) {
  staff_claim(reference: $reference, line: $line) {
    ...StaffClaimFields
  }
}
    fragment StaffClaimFields on StaffClaim {
  code
  key
  staff_name
  since
  is_mine
  is_taken_from_me
}`) as unknown as TypedDocumentString<StaffClaimQuery, StaffClaimQueryVariables>;
export const StaffClaimsLeaveDocument = new TypedDocumentString(`
    mutation StaffClaimsLeave($input: StaffClaimsLeaveInput!) {
  staff_claims_leave(input: $input) {
    claim {
      key
    }
  }
}
    `) as unknown as TypedDocumentString<StaffClaimsLeaveMutation, StaffClaimsLeaveMutationVariables>;
export const StaffClaimsTakeDocument = new TypedDocumentString(`
    mutation StaffClaimsTake($input: StaffClaimsTakeInput!) {
  staff_claims_take(input: $input) {
    claim {
      ...StaffClaimFields
    }
  }
}
    fragment StaffClaimFields on StaffClaim {
  code
  key
  staff_name
  since
  is_mine
  is_taken_from_me
}`) as unknown as TypedDocumentString<StaffClaimsTakeMutation, StaffClaimsTakeMutationVariables>;
export const StaffClaimsTakeOverDocument = new TypedDocumentString(`
    mutation StaffClaimsTakeOver($input: StaffClaimsTakeOverInput!) {
  staff_claims_take_over(input: $input) {
    claim {
      ...StaffClaimFields
    }
  }
}
    fragment StaffClaimFields on StaffClaim {
  code
  key
  staff_name
  since
  is_mine
  is_taken_from_me
}`) as unknown as TypedDocumentString<StaffClaimsTakeOverMutation, StaffClaimsTakeOverMutationVariables>;
export const OrderConfirmationDocument = new TypedDocumentString(`
    query OrderConfirmation($reference: String!, $cart_uuid: ID) {
  order(reference: $reference, cart_uuid: $cart_uuid) {
    ...OrderFields
  }
}
    fragment OrderFields on Order {
  reference
  created_at
  state
  is_approved
  timeline {
    state
  }
  num_items
  item_total
  discount_total
  discounts {
    kind
    amount
  }
  shipping_total
  order_total
  gst_total
  edr_base_points
  edr_bonus_points
  offer_code
  first_name
  last_name
  email
  delivery_instructions
  authority_to_leave
  link_token
  items {
    product_id
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    schedule
    frequency
  }
  shipping_method {
    id
    name
    type
    price
    delivery_from
    delivery_to
  }
  planned_autodeliveries {
    frequency
    name
    charged_on
    delivered_on
    changes_until
  }
  shipping_address {
    first_name
    last_name
    address_1
    address_2
    suburb
    state
    postcode
    phone
  }
  cnc_location {
    id
    name
    ready_by
    place {
      address {
        line_1
        line_2
        suburb
        state
        postcode
      }
      phone
      opening_status
      opening_hours {
        day
        hours
      }
    }
  }
  payment {
    brand
    last4
    status
  }
}`) as unknown as TypedDocumentString<OrderConfirmationQuery, OrderConfirmationQueryVariables>;