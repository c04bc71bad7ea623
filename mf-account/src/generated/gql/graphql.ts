/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Whether an attempted operation was permitted. */
export type AuditOutcome =
  /** Permitted. */
  | 'allowed'
  /** Refused: staff may not perform it in a customer's account. */
  | 'refused';

/** What became of a permitted operation. */
export type AuditResult =
  /** It was done. */
  | 'done'
  /** It failed, and did nothing or not all of it. */
  | 'failed'
  /** Nobody knows: it was cut off, is still running, or is older than results. */
  | 'unknown';

/** Steps of an AutoDelivery cycle, in chronological order. */
export type AutoDeliveryMilestone =
  /** Charge the card. */
  | 'charge'
  /** Deliver. */
  | 'delivery'
  /** Lock in: no further changes. */
  | 'lockin'
  /** Notify the user. */
  | 'notify';

/** Outcome of an AutoDelivery's last charge. */
export type AutoDeliveryPaymentStatus =
  /** Declined. */
  | 'failed'
  /** Not charged yet. */
  | 'none'
  /** In progress. */
  | 'pending'
  /** Paid. */
  | 'succeeded';

/** Status of an AutoDelivery. */
export type AutoDeliveryStatus =
  /** Active. */
  | 'active'
  /** Ended. */
  | 'cancelled'
  /** Paused until it is resumed. */
  | 'paused';

/** Input of `autodeliveries_delete`. */
export type AutodeliveriesDeleteInput = {
  /** The AutoDelivery. */
  id: string;
};

/** Input of `autodeliveries_edit`; omitted fields keep their values. */
export type AutodeliveriesEditInput = {
  /** Whether the parcel may be left without a signature. */
  authority_to_leave?: boolean | null | undefined;
  /** Delivery instructions for the driver: at most 200 characters, without e-mail or web addresses. */
  delivery_instructions?: string | null | undefined;
  /** One of the offered intervals, for example `4W`. The next delivery is rescheduled relative to the last one. */
  frequency?: string | null | undefined;
  /** The AutoDelivery. */
  id: string;
  /** Name, at most 60 characters. */
  name?: string | null | undefined;
  /** Street address. */
  shipping_address_1?: string | null | undefined;
  /** Unit, building or company. */
  shipping_address_2?: string | null | undefined;
  /** Country; only Australia is accepted. */
  shipping_country?: string | null | undefined;
  /** E-mail address for notifications. */
  shipping_email?: string | null | undefined;
  /** Recipient's first name. */
  shipping_first_name?: string | null | undefined;
  /** Recipient's last name. */
  shipping_last_name?: string | null | undefined;
  /** Recipient's phone number. */
  shipping_phone?: string | null | undefined;
  /** Postcode, 4 digits. */
  shipping_postcode?: string | null | undefined;
  /** State. */
  shipping_state?: State | null | undefined;
  /** Suburb. */
  shipping_suburb?: string | null | undefined;
  /** Card to charge from now on, one of `payment_methods`. */
  stripe_source_id?: string | null | undefined;
};

/** Input of `autodeliveries_edit_item`; omitted fields keep their values. */
export type AutodeliveriesEditItemInput = {
  /** E-prescription token, for the escript script type. */
  eprescription_token?: string | null | undefined;
  /** The item. */
  id: string;
  /** Whether to include it in the next delivery only. */
  one_off?: boolean | null | undefined;
  /** Uuid of the patient, for prescription products. */
  patient_uuid?: string | null | undefined;
  /** Quantity, 1 to 999; 0 is treated as 1. */
  quantity?: number | null | undefined;
  /** How the prescription is provided. */
  script_type?: ScriptType | null | undefined;
};

/** Input of `autodeliveries_pause`. */
export type AutodeliveriesPauseInput = {
  /** The AutoDelivery. */
  id: string;
};

/** Input of `autodeliveries_remove_item`. */
export type AutodeliveriesRemoveItemInput = {
  /** The item. */
  id: string;
};

/** Input of `autodeliveries_resume`. */
export type AutodeliveriesResumeInput = {
  /** The AutoDelivery. */
  id: string;
};

/** Input of `autodeliveries_skip`. */
export type AutodeliveriesSkipInput = {
  /** The delivery to skip. Has no effect unless it is still the next one, so a repeated call does not skip another. */
  delivery_date?: string | null | undefined;
  /** The AutoDelivery. */
  id: string;
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

/** Input of `favourite_alerts_set`. */
export type FavouriteAlertsSetInput = {
  /** Whether the user wants mails. */
  wanted: boolean;
  /** Name of the wording that the user was asked with; stored with the consent. */
  wording: string;
};

/** Gender of a patient. */
export type Gender =
  /** Female. */
  | 'female'
  /** Male. */
  | 'male';

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

/** Mails that a customer can do without. */
export type MailReminder =
  /** Before an AutoDelivery is charged. */
  | 'autodelivery'
  /** Before a consultation. */
  | 'consultation'
  /** Before the next order of a program. */
  | 'program';

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

/** Input of `orders_cancel`: the reference of one's own order, or the token of its link. */
export type OrdersCancelInput = {
  /** Code of the contract's `CANCEL_REASONS`. */
  reason: string;
  /** Reference of an order of the signed-in user. */
  reference?: string | null | undefined;
  /** Token of the order's link. */
  token?: string | null | undefined;
};

/** Input of `orders_request_return`: the reference of one's own order, or the token of its link. */
export type OrdersRequestReturnInput = {
  /** Generated by the client once per return: 16 to 100 letters, digits and dashes. */
  key: string;
  /** What is sent back. */
  lines: Array<ReturnLineInput>;
  /** Reference of an order of the signed-in user. */
  reference?: string | null | undefined;
  /** Token of the order's link. */
  token?: string | null | undefined;
};

/** Input of `orders_set_address`: the reference of one's own order, or the token of its link. */
export type OrdersSetAddressInput = {
  /** Street address. */
  address_1: string;
  /** Unit, building or company. */
  address_2?: string | null | undefined;
  /** Recipient's first name. */
  first_name: string;
  /** Recipient's last name. */
  last_name: string;
  /** Australian phone number. */
  phone: string;
  /** Postcode, 4 digits. */
  postcode: string;
  /** Reference of an order of the signed-in user. */
  reference?: string | null | undefined;
  /** State. */
  state: State;
  /** Suburb. */
  suburb: string;
  /** Token of the order's link. */
  token?: string | null | undefined;
};

/** Input of `orders_withdraw_return`: the reference of one's own order, or the token of its link. */
export type OrdersWithdrawReturnInput = {
  /** Code of the return. */
  code: string;
  /** Reference of an order of the signed-in user. */
  reference?: string | null | undefined;
  /** Token of the order's link. */
  token?: string | null | undefined;
};

/** Input of `patients_create`. Patients with Medicare have Medicare details, others an IHI. */
export type PatientsCreateInput = {
  /** Street address. */
  address: string;
  /** Allergies. */
  allergies?: string | null | undefined;
  /** Medical conditions. */
  conditions?: string | null | undefined;
  /** Date of birth, YYYY-MM-DD. */
  dob: string;
  /** First name. */
  first_name: string;
  /** Gender. */
  gender: Gender;
  /** Whether the patient has a Medicare card. */
  has_medicare: boolean;
  /** Individual Healthcare Identifier, 16 digits. */
  ihi_number?: string | null | undefined;
  /** Whether the patient is pregnant or breastfeeding; left out if nobody has asked. */
  is_pregnant_breastfeeding?: boolean | null | undefined;
  /** Last name. */
  last_name: string;
  /** Expiry of the card, YYYY-MM or MM/YYYY. */
  medicare_expiry?: string | null | undefined;
  /** Medicare number, 10 digits. */
  medicare_number?: string | null | undefined;
  /** Individual reference number beside the name, 1 to 9. */
  medicare_reference?: string | null | undefined;
  /** Current medication. */
  medication?: string | null | undefined;
  /** Australian phone number. */
  phone: string;
  /** Postcode, 4 digits. */
  postcode: string;
  /** State. */
  state: State;
  /** Suburb. */
  suburb: string;
};

/** Input of `patients_delete`. */
export type PatientsDeleteInput = {
  /** Uuid of the patient. */
  uuid: string;
};

/** Input of `patients_edit`; omitted fields keep their values. */
export type PatientsEditInput = {
  /** Street address. */
  address?: string | null | undefined;
  /** Allergies. */
  allergies?: string | null | undefined;
  /** Medical conditions. */
  conditions?: string | null | undefined;
  /** Date of birth, YYYY-MM-DD. */
  dob?: string | null | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Gender. */
  gender?: Gender | null | undefined;
  /**
   * Whether the patient has a Medicare card. If given, the identifiers below replace the stored ones; if omitted, those
   * are unchanged.
   */
  has_medicare?: boolean | null | undefined;
  /** Individual Healthcare Identifier, 16 digits. */
  ihi_number?: string | null | undefined;
  /** Whether the patient is pregnant or breastfeeding. */
  is_pregnant_breastfeeding?: boolean | null | undefined;
  /** Last name. */
  last_name?: string | null | undefined;
  /** Expiry of the card, YYYY-MM or MM/YYYY. */
  medicare_expiry?: string | null | undefined;
  /** Medicare number, 10 digits. */
  medicare_number?: string | null | undefined;
  /** Individual reference number beside the name, 1 to 9. */
  medicare_reference?: string | null | undefined;
  /** Current medication. */
  medication?: string | null | undefined;
  /** Australian phone number. */
  phone?: string | null | undefined;
  /** Postcode, 4 digits. */
  postcode?: string | null | undefined;
  /** State. */
  state?: State | null | undefined;
  /** Suburb. */
  suburb?: string | null | undefined;
  /** Uuid of the patient. */
  uuid: string;
};

/** Input of `payment_methods_add`. */
export type PaymentMethodsAddInput = {
  /** The gateway's id of the card. */
  stripe_source_id: string;
};

/** Input of `payment_methods_remove`. */
export type PaymentMethodsRemoveInput = {
  /** The gateway's id of the card. */
  stripe_source_id: string;
};

/** Input of `payment_methods_set_default`. */
export type PaymentMethodsSetDefaultInput = {
  /** The gateway's id of the card. */
  stripe_source_id: string;
};

/** A line to return. */
export type ReturnLineInput = {
  /** Number of the line in its order, from 1. */
  line: number;
  /** Units. */
  quantity: number;
  /** Code of the contract's `RETURN_REASONS`. */
  reason: string;
};

/** How the patient's prescription is provided. */
export type ScriptType =
  /** An e-prescription token. */
  | 'escript'
  /** A script that the pharmacy already holds for the patient. */
  | 'onfile'
  /** A paper script sent by post; the order waits for it. */
  | 'paper';

/** How an operation ended. */
export type StaffAuditOutcome =
  /** It was done. */
  | 'done'
  /** It was permitted, and failed. */
  | 'failed'
  /** It was refused. */
  | 'refused';

/** A role of staff. */
export type StaffRole =
  /** Writes the shop's content. */
  | 'content'
  /** Manages the shop and its staff. */
  | 'manager'
  /** Reviews, dispenses and dispatches orders. */
  | 'pharmacist'
  /** Treats patients. */
  | 'practitioner'
  /** Finds customers and helps them with their orders. */
  | 'support';

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

/** Input of `users_change_email`. */
export type UsersChangeEmailInput = {
  /** The new address. */
  email: string;
  /** The password; not needed shortly after signing in. */
  password?: string | null | undefined;
};

/** Input of `users_change_password`. */
export type UsersChangePasswordInput = {
  /** The present password; null for accounts without one. */
  current_password?: string | null | undefined;
  /** The new password. */
  password: string;
};

/** Input of `users_close_account`. */
export type UsersCloseAccountInput = {
  /** The password; null for accounts without one. */
  password?: string | null | undefined;
};

/** Input of `users_edit_address`. */
export type UsersEditAddressInput = {
  /** Street address. */
  address_1: string;
  /** Unit, building or company. */
  address_2?: string | null | undefined;
  /** Recipient's first name. */
  first_name: string;
  /** Id of the address. */
  id: string;
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

/** Input of `users_edit_profile`. */
export type UsersEditProfileInput = {
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** Australian phone number; empty for none. */
  phone: string;
};

/** Input of `users_end_sign_ins`. */
export type UsersEndSignInsInput = {
  /** The sign-in to end; null for all others. */
  id?: string | null | undefined;
};

/** Input of `users_remove_address`. */
export type UsersRemoveAddressInput = {
  /** Id of the address. */
  id: string;
};

/** Input of `users_set_default_address`. */
export type UsersSetDefaultAddressInput = {
  /** Id of the address. */
  id: string;
};

/** Input of `users_set_mail_reminder`. */
export type UsersSetMailReminderInput = {
  /** Which reminder. */
  reminder: MailReminder;
  /** Whether it is wanted. */
  wanted: boolean;
};

export type UsersAddAddressMutationVariables = Exact<{
  input: UsersAddAddressInput;
}>;


export type UsersAddAddressMutation = { users_add_address: { user: { addresses: Array<{ id: string, first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string, is_default: boolean }> } } };

export type DeliveryAddressFieldsFragment = { id: string, first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string, is_default: boolean };

export type UsersEditAddressMutationVariables = Exact<{
  input: UsersEditAddressInput;
}>;


export type UsersEditAddressMutation = { users_edit_address: { user: { addresses: Array<{ id: string, first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string, is_default: boolean }> } } };

export type UsersRemoveAddressMutationVariables = Exact<{
  input: UsersRemoveAddressInput;
}>;


export type UsersRemoveAddressMutation = { users_remove_address: { user: { addresses: Array<{ id: string, first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string, is_default: boolean }> } } };

export type UsersSetDefaultAddressMutationVariables = Exact<{
  input: UsersSetDefaultAddressInput;
}>;


export type UsersSetDefaultAddressMutation = { users_set_default_address: { user: { addresses: Array<{ id: string, first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string, is_default: boolean }> } } };

export type AutodeliveryAgreementQueryVariables = Exact<{
  id: string;
}>;


export type AutodeliveryAgreementQuery = { autodeliveries: Array<{ id: string, agreement: { given_at: string, wording: string, is_by_staff: boolean } | null }> };

export type AutodeliveriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AutodeliveriesQuery = { autodeliveries: Array<{ id: string, name: string, frequency: string, status: AutoDeliveryStatus, last_payment_status: AutoDeliveryPaymentStatus, milestone: AutoDeliveryMilestone, notify_date: string, lockin_date: string, charge_date: string, delivery_date: string, shipping_first_name: string, shipping_last_name: string, shipping_email: string, shipping_phone: string, shipping_address_1: string, shipping_address_2: string, shipping_suburb: string, shipping_state: State, shipping_postcode: string, shipping_country: string, delivery_instructions: string | null, authority_to_leave: boolean, payment_source_id: string, expected_arrival: { delivery_from: string, delivery_to: string } | null, items: Array<{ id: string, one_off: boolean, quantity: number, price: number, product: { id: string, name: string, slug: string, primary_image: { url: string } | null } | null, patient: { uuid: string, first_name: string, last_name: string } | null }> }> };

export type AutoDeliveryFieldsFragment = { id: string, name: string, frequency: string, status: AutoDeliveryStatus, last_payment_status: AutoDeliveryPaymentStatus, milestone: AutoDeliveryMilestone, notify_date: string, lockin_date: string, charge_date: string, delivery_date: string, shipping_first_name: string, shipping_last_name: string, shipping_email: string, shipping_phone: string, shipping_address_1: string, shipping_address_2: string, shipping_suburb: string, shipping_state: State, shipping_postcode: string, shipping_country: string, delivery_instructions: string | null, authority_to_leave: boolean, payment_source_id: string, expected_arrival: { delivery_from: string, delivery_to: string } | null, items: Array<{ id: string, one_off: boolean, quantity: number, price: number, product: { id: string, name: string, slug: string, primary_image: { url: string } | null } | null, patient: { uuid: string, first_name: string, last_name: string } | null }> };

export type AutodeliveriesDeleteMutationVariables = Exact<{
  input: AutodeliveriesDeleteInput;
}>;


export type AutodeliveriesDeleteMutation = { autodeliveries_delete: { autodelivery: { id: string, name: string, frequency: string, status: AutoDeliveryStatus, last_payment_status: AutoDeliveryPaymentStatus, milestone: AutoDeliveryMilestone, notify_date: string, lockin_date: string, charge_date: string, delivery_date: string, shipping_first_name: string, shipping_last_name: string, shipping_email: string, shipping_phone: string, shipping_address_1: string, shipping_address_2: string, shipping_suburb: string, shipping_state: State, shipping_postcode: string, shipping_country: string, delivery_instructions: string | null, authority_to_leave: boolean, payment_source_id: string, expected_arrival: { delivery_from: string, delivery_to: string } | null, items: Array<{ id: string, one_off: boolean, quantity: number, price: number, product: { id: string, name: string, slug: string, primary_image: { url: string } | null } | null, patient: { uuid: string, first_name: string, last_name: string } | null }> } } };

export type AutodeliveriesEditItemMutationVariables = Exact<{
  input: AutodeliveriesEditItemInput;
}>;


export type AutodeliveriesEditItemMutation = { autodeliveries_edit_item: { autodelivery: { id: string, name: string, frequency: string, status: AutoDeliveryStatus, last_payment_status: AutoDeliveryPaymentStatus, milestone: AutoDeliveryMilestone, notify_date: string, lockin_date: string, charge_date: string, delivery_date: string, shipping_first_name: string, shipping_last_name: string, shipping_email: string, shipping_phone: string, shipping_address_1: string, shipping_address_2: string, shipping_suburb: string, shipping_state: State, shipping_postcode: string, shipping_country: string, delivery_instructions: string | null, authority_to_leave: boolean, payment_source_id: string, expected_arrival: { delivery_from: string, delivery_to: string } | null, items: Array<{ id: string, one_off: boolean, quantity: number, price: number, product: { id: string, name: string, slug: string, primary_image: { url: string } | null } | null, patient: { uuid: string, first_name: string, last_name: string } | null }> } } };

export type AutodeliveriesEditMutationVariables = Exact<{
  input: AutodeliveriesEditInput;
}>;


export type AutodeliveriesEditMutation = { autodeliveries_edit: { autodelivery: { id: string, name: string, frequency: string, status: AutoDeliveryStatus, last_payment_status: AutoDeliveryPaymentStatus, milestone: AutoDeliveryMilestone, notify_date: string, lockin_date: string, charge_date: string, delivery_date: string, shipping_first_name: string, shipping_last_name: string, shipping_email: string, shipping_phone: string, shipping_address_1: string, shipping_address_2: string, shipping_suburb: string, shipping_state: State, shipping_postcode: string, shipping_country: string, delivery_instructions: string | null, authority_to_leave: boolean, payment_source_id: string, expected_arrival: { delivery_from: string, delivery_to: string } | null, items: Array<{ id: string, one_off: boolean, quantity: number, price: number, product: { id: string, name: string, slug: string, primary_image: { url: string } | null } | null, patient: { uuid: string, first_name: string, last_name: string } | null }> } } };

export type AutodeliveriesPauseMutationVariables = Exact<{
  input: AutodeliveriesPauseInput;
}>;


export type AutodeliveriesPauseMutation = { autodeliveries_pause: { autodelivery: { id: string, name: string, frequency: string, status: AutoDeliveryStatus, last_payment_status: AutoDeliveryPaymentStatus, milestone: AutoDeliveryMilestone, notify_date: string, lockin_date: string, charge_date: string, delivery_date: string, shipping_first_name: string, shipping_last_name: string, shipping_email: string, shipping_phone: string, shipping_address_1: string, shipping_address_2: string, shipping_suburb: string, shipping_state: State, shipping_postcode: string, shipping_country: string, delivery_instructions: string | null, authority_to_leave: boolean, payment_source_id: string, expected_arrival: { delivery_from: string, delivery_to: string } | null, items: Array<{ id: string, one_off: boolean, quantity: number, price: number, product: { id: string, name: string, slug: string, primary_image: { url: string } | null } | null, patient: { uuid: string, first_name: string, last_name: string } | null }> } } };

export type AutodeliveriesRemoveItemMutationVariables = Exact<{
  input: AutodeliveriesRemoveItemInput;
}>;


export type AutodeliveriesRemoveItemMutation = { autodeliveries_remove_item: { autodelivery: { id: string, name: string, frequency: string, status: AutoDeliveryStatus, last_payment_status: AutoDeliveryPaymentStatus, milestone: AutoDeliveryMilestone, notify_date: string, lockin_date: string, charge_date: string, delivery_date: string, shipping_first_name: string, shipping_last_name: string, shipping_email: string, shipping_phone: string, shipping_address_1: string, shipping_address_2: string, shipping_suburb: string, shipping_state: State, shipping_postcode: string, shipping_country: string, delivery_instructions: string | null, authority_to_leave: boolean, payment_source_id: string, expected_arrival: { delivery_from: string, delivery_to: string } | null, items: Array<{ id: string, one_off: boolean, quantity: number, price: number, product: { id: string, name: string, slug: string, primary_image: { url: string } | null } | null, patient: { uuid: string, first_name: string, last_name: string } | null }> } } };

export type AutodeliveriesResumeMutationVariables = Exact<{
  input: AutodeliveriesResumeInput;
}>;


export type AutodeliveriesResumeMutation = { autodeliveries_resume: { autodelivery: { id: string, name: string, frequency: string, status: AutoDeliveryStatus, last_payment_status: AutoDeliveryPaymentStatus, milestone: AutoDeliveryMilestone, notify_date: string, lockin_date: string, charge_date: string, delivery_date: string, shipping_first_name: string, shipping_last_name: string, shipping_email: string, shipping_phone: string, shipping_address_1: string, shipping_address_2: string, shipping_suburb: string, shipping_state: State, shipping_postcode: string, shipping_country: string, delivery_instructions: string | null, authority_to_leave: boolean, payment_source_id: string, expected_arrival: { delivery_from: string, delivery_to: string } | null, items: Array<{ id: string, one_off: boolean, quantity: number, price: number, product: { id: string, name: string, slug: string, primary_image: { url: string } | null } | null, patient: { uuid: string, first_name: string, last_name: string } | null }> } } };

export type AutodeliveriesSkipMutationVariables = Exact<{
  input: AutodeliveriesSkipInput;
}>;


export type AutodeliveriesSkipMutation = { autodeliveries_skip: { autodelivery: { id: string, name: string, frequency: string, status: AutoDeliveryStatus, last_payment_status: AutoDeliveryPaymentStatus, milestone: AutoDeliveryMilestone, notify_date: string, lockin_date: string, charge_date: string, delivery_date: string, shipping_first_name: string, shipping_last_name: string, shipping_email: string, shipping_phone: string, shipping_address_1: string, shipping_address_2: string, shipping_suburb: string, shipping_state: State, shipping_postcode: string, shipping_country: string, delivery_instructions: string | null, authority_to_leave: boolean, payment_source_id: string, expected_arrival: { delivery_from: string, delivery_to: string } | null, items: Array<{ id: string, one_off: boolean, quantity: number, price: number, product: { id: string, name: string, slug: string, primary_image: { url: string } | null } | null, patient: { uuid: string, first_name: string, last_name: string } | null }> } } };

export type StaffAuditExportQueryVariables = Exact<{
  staff_id?: string | null | undefined;
  customer_id?: string | null | undefined;
  what?: string | null | undefined;
  outcome?: StaffAuditOutcome | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type StaffAuditExportQuery = { staff_audit_export: { is_cut: boolean, data: Array<{ id: string, at: string, staff_id: string, staff_name: string, customer_id: string | null, impersonation_id: string | null, reason: string | null, operation: string, reads_health: boolean, outcome: AuditOutcome, result: AuditResult | null, failure_code: string | null, request_id: string, exported: number | null, touched: Array<{ name: string, id: string }>, choice: Array<{ name: string, value: string }>, staff: { name: string, email: string, role: string } | null, customer: { name: string, email: string, role: string } | null }> } };

export type AuditLineFieldsFragment = { id: string, at: string, staff_id: string, staff_name: string, customer_id: string | null, impersonation_id: string | null, reason: string | null, operation: string, reads_health: boolean, outcome: AuditOutcome, result: AuditResult | null, failure_code: string | null, request_id: string, exported: number | null, touched: Array<{ name: string, id: string }>, choice: Array<{ name: string, value: string }>, staff: { name: string, email: string, role: string } | null, customer: { name: string, email: string, role: string } | null };

export type StaffAuditLogQueryVariables = Exact<{
  staff_id?: string | null | undefined;
  customer_id?: string | null | undefined;
  what?: string | null | undefined;
  outcome?: StaffAuditOutcome | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffAuditLogQuery = { staff_audit_log: { next: string | null, start: string, data: Array<{ id: string, at: string, staff_id: string, staff_name: string, customer_id: string | null, impersonation_id: string | null, reason: string | null, operation: string, reads_health: boolean, outcome: AuditOutcome, result: AuditResult | null, failure_code: string | null, request_id: string, exported: number | null, touched: Array<{ name: string, id: string }>, choice: Array<{ name: string, value: string }>, staff: { name: string, email: string, role: string } | null, customer: { name: string, email: string, role: string } | null }>, staff: { name: string, email: string } | null, customer: { name: string, email: string } | null } };

export type StaffAuditNewsQueryVariables = Exact<{
  staff_id?: string | null | undefined;
  customer_id?: string | null | undefined;
  what?: string | null | undefined;
  outcome?: StaffAuditOutcome | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  since: string;
}>;


export type StaffAuditNewsQuery = { staff_audit_news: number };

export type StaffAuditPeopleQueryVariables = Exact<{
  words: string;
  acted: boolean;
}>;


export type StaffAuditPeopleQuery = { staff_audit_people: Array<{ id: string, name: string, email: string, role: string }> };

export type StaffCustomerEndSignInsMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type StaffCustomerEndSignInsMutation = { staff_customer_end_sign_ins: { ended: number } };

export type StaffCustomerQueryVariables = Exact<{
  id: string;
}>;


export type StaffCustomerQuery = { staff_customer: { id: string, first_name: string, last_name: string, email: string, created_at: string, edr_linked: boolean, edr_points: number, addresses: Array<{ id: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string, is_default: boolean }>, payment_methods: Array<{ brand: string, last4: string, exp_month: number, exp_year: number }>, orders: { data: Array<{ reference: string, created_at: string, state: OrderState, is_approved: boolean, num_items: number, order_total: number }>, paginatorInfo: { total: number } }, autodeliveries: Array<{ id: string, name: string, status: AutoDeliveryStatus }>, journey_subscriptions: Array<{ id: string, status: JourneyStatus }>, patients_names: Array<{ first_name: string, last_name: string }> } };

export type StaffCustomersQueryVariables = Exact<{
  email?: string | null | undefined;
  name?: string | null | undefined;
  reference?: string | null | undefined;
  phone?: string | null | undefined;
  page: number;
}>;


export type StaffCustomersQuery = { staff_customers: { data: Array<{ id: string, first_name: string, last_name: string, email: string, created_at: string }>, paginatorInfo: { last_page: number, total: number } } };

export type StaffMembersFieldsFragment = { members: Array<{ id: string, first_name: string, last_name: string, email: string, role: StaffRole, has_second_factor: boolean }>, invitations: Array<{ email: string, role: StaffRole, invited_by: string, expires_at: string }> };

export type StaffMembersRemoveMutationVariables = Exact<{
  email: string;
}>;


export type StaffMembersRemoveMutation = { staff_members_remove: { members: Array<{ id: string, first_name: string, last_name: string, email: string, role: StaffRole, has_second_factor: boolean }>, invitations: Array<{ email: string, role: StaffRole, invited_by: string, expires_at: string }> } };

export type StaffMembersResetSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type StaffMembersResetSecondFactorMutation = { staff_members_reset_second_factor: { members: Array<{ id: string, first_name: string, last_name: string, email: string, role: StaffRole, has_second_factor: boolean }>, invitations: Array<{ email: string, role: StaffRole, invited_by: string, expires_at: string }> } };

export type StaffMembersSetRoleMutationVariables = Exact<{
  email: string;
  role: StaffRole;
}>;


export type StaffMembersSetRoleMutation = { staff_members_set_role: { members: Array<{ id: string, first_name: string, last_name: string, email: string, role: StaffRole, has_second_factor: boolean }>, invitations: Array<{ email: string, role: StaffRole, invited_by: string, expires_at: string }> } };

export type StaffMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffMembersQuery = { staff_members: { members: Array<{ id: string, first_name: string, last_name: string, email: string, role: StaffRole, has_second_factor: boolean }>, invitations: Array<{ email: string, role: StaffRole, invited_by: string, expires_at: string }> } };

export type AccountDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDetailsQuery = { me: { first_name: string, last_name: string, email: string, phone: string | null, has_password: boolean, is_recent_sign_in: boolean, mail_reminders: Array<MailReminder>, sign_ins: Array<{ id: string, device: string, address: string | null, signed_in_at: string, last_used_at: string, is_current: boolean }> } | null, favourite_alerts: { wanted: boolean } };

export type UsersChangeEmailMutationVariables = Exact<{
  input: UsersChangeEmailInput;
}>;


export type UsersChangeEmailMutation = { users_change_email: { sent_to: string } };

export type UsersChangePasswordMutationVariables = Exact<{
  input: UsersChangePasswordInput;
}>;


export type UsersChangePasswordMutation = { users_change_password: { user: { has_password: boolean } } };

export type UsersCloseAccountMutationVariables = Exact<{
  input: UsersCloseAccountInput;
}>;


export type UsersCloseAccountMutation = { users_close_account: { redirect: string } };

export type UsersEditProfileMutationVariables = Exact<{
  input: UsersEditProfileInput;
}>;


export type UsersEditProfileMutation = { users_edit_profile: { user: { first_name: string, last_name: string, phone: string | null } } };

export type UsersEndSignInsMutationVariables = Exact<{
  input: UsersEndSignInsInput;
}>;


export type UsersEndSignInsMutation = { users_end_sign_ins: { user: { sign_ins: Array<{ id: string }> } } };

export type AccountAlertsSetMutationVariables = Exact<{
  input: FavouriteAlertsSetInput;
}>;


export type AccountAlertsSetMutation = { favourite_alerts_set: { wanted: boolean } };

export type UsersSetMailReminderMutationVariables = Exact<{
  input: UsersSetMailReminderInput;
}>;


export type UsersSetMailReminderMutation = { users_set_mail_reminder: { user: { mail_reminders: Array<MailReminder> } } };

export type CartAddItemMutationVariables = Exact<{
  input: CartAddItemInput;
}>;


export type CartAddItemMutation = { cart_add_item: { cart: { uuid: string } } };

export type OrdersCancelMutationVariables = Exact<{
  input: OrdersCancelInput;
}>;


export type OrdersCancelMutation = { orders_cancel: { order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, refund_total: number, can_cancel: boolean, can_set_address: boolean, return_until: string | null, link_token: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string, line: number, refunded_quantity: number, returnable_quantity: number }>, discounts: Array<{ kind: string, amount: number }>, shipping_method: { name: string, type: string, delivery_from: string | null, delivery_to: string | null } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null, refunds: Array<{ id: string, at: string, reason: string, amount: number, gst: number, points: number, is_paid: boolean }>, returns: Array<{ code: string, state: OrderReturnState, at: string, received_at: string | null, settled_at: string | null, decline_reason: string | null, can_withdraw: boolean, is_refunded_before: boolean, lines: Array<{ line: number, name: string, quantity: number }> }>, scripts: Array<{ line: number, name: string, kind: ScriptType, state: OrderScriptState, steps: Array<{ state: OrderScriptState, at: string, reason: string | null }> }> } } };

export type CartCreateMutationVariables = Exact<{ [key: string]: never; }>;


export type CartCreateMutation = { cart_create: { cart: { uuid: string } } };

export type OrderByLinkQueryVariables = Exact<{
  token: string;
}>;


export type OrderByLinkQuery = { order_by_link: { reference: string, created_at: string, state: OrderState, is_approved: boolean, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, refund_total: number, can_cancel: boolean, can_set_address: boolean, return_until: string | null, link_token: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string, line: number, refunded_quantity: number, returnable_quantity: number }>, discounts: Array<{ kind: string, amount: number }>, shipping_method: { name: string, type: string, delivery_from: string | null, delivery_to: string | null } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null, refunds: Array<{ id: string, at: string, reason: string, amount: number, gst: number, points: number, is_paid: boolean }>, returns: Array<{ code: string, state: OrderReturnState, at: string, received_at: string | null, settled_at: string | null, decline_reason: string | null, can_withdraw: boolean, is_refunded_before: boolean, lines: Array<{ line: number, name: string, quantity: number }> }>, scripts: Array<{ line: number, name: string, kind: ScriptType, state: OrderScriptState, steps: Array<{ state: OrderScriptState, at: string, reason: string | null }> }> } | null };

export type OrderDetailsFragment = { reference: string, created_at: string, state: OrderState, is_approved: boolean, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, refund_total: number, can_cancel: boolean, can_set_address: boolean, return_until: string | null, link_token: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string, line: number, refunded_quantity: number, returnable_quantity: number }>, discounts: Array<{ kind: string, amount: number }>, shipping_method: { name: string, type: string, delivery_from: string | null, delivery_to: string | null } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null, refunds: Array<{ id: string, at: string, reason: string, amount: number, gst: number, points: number, is_paid: boolean }>, returns: Array<{ code: string, state: OrderReturnState, at: string, received_at: string | null, settled_at: string | null, decline_reason: string | null, can_withdraw: boolean, is_refunded_before: boolean, lines: Array<{ line: number, name: string, quantity: number }> }>, scripts: Array<{ line: number, name: string, kind: ScriptType, state: OrderScriptState, steps: Array<{ state: OrderScriptState, at: string, reason: string | null }> }> };

export type OrderLookupQueryVariables = Exact<{
  reference: string;
  email: string;
}>;


export type OrderLookupQuery = { order_lookup: { reference: string, created_at: string, state: OrderState, is_approved: boolean, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, refund_total: number, can_cancel: boolean, can_set_address: boolean, return_until: string | null, link_token: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string, line: number, refunded_quantity: number, returnable_quantity: number }>, discounts: Array<{ kind: string, amount: number }>, shipping_method: { name: string, type: string, delivery_from: string | null, delivery_to: string | null } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null, refunds: Array<{ id: string, at: string, reason: string, amount: number, gst: number, points: number, is_paid: boolean }>, returns: Array<{ code: string, state: OrderReturnState, at: string, received_at: string | null, settled_at: string | null, decline_reason: string | null, can_withdraw: boolean, is_refunded_before: boolean, lines: Array<{ line: number, name: string, quantity: number }> }>, scripts: Array<{ line: number, name: string, kind: ScriptType, state: OrderScriptState, steps: Array<{ state: OrderScriptState, at: string, reason: string | null }> }> } | null };

export type OrderQueryVariables = Exact<{
  reference: string;
}>;


export type OrderQuery = { order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, refund_total: number, can_cancel: boolean, can_set_address: boolean, return_until: string | null, link_token: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string, line: number, refunded_quantity: number, returnable_quantity: number }>, discounts: Array<{ kind: string, amount: number }>, shipping_method: { name: string, type: string, delivery_from: string | null, delivery_to: string | null } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null, refunds: Array<{ id: string, at: string, reason: string, amount: number, gst: number, points: number, is_paid: boolean }>, returns: Array<{ code: string, state: OrderReturnState, at: string, received_at: string | null, settled_at: string | null, decline_reason: string | null, can_withdraw: boolean, is_refunded_before: boolean, lines: Array<{ line: number, name: string, quantity: number }> }>, scripts: Array<{ line: number, name: string, kind: ScriptType, state: OrderScriptState, steps: Array<{ state: OrderScriptState, at: string, reason: string | null }> }> } | null };

export type PreviousOrdersQueryVariables = Exact<{
  page: number;
  per_page: number;
}>;


export type PreviousOrdersQuery = { previous_orders: { data: Array<{ reference: string, created_at: string, state: OrderState, is_approved: boolean, order_total: number, num_items: number, shipping_method: { type: string } | null, cnc_location: { name: string } | null, items: Array<{ name: string, image_url: string }> }>, paginatorInfo: { current_page: number, last_page: number, per_page: number, total: number } } };

export type OrdersRequestReturnMutationVariables = Exact<{
  input: OrdersRequestReturnInput;
}>;


export type OrdersRequestReturnMutation = { orders_request_return: { order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, refund_total: number, can_cancel: boolean, can_set_address: boolean, return_until: string | null, link_token: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string, line: number, refunded_quantity: number, returnable_quantity: number }>, discounts: Array<{ kind: string, amount: number }>, shipping_method: { name: string, type: string, delivery_from: string | null, delivery_to: string | null } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null, refunds: Array<{ id: string, at: string, reason: string, amount: number, gst: number, points: number, is_paid: boolean }>, returns: Array<{ code: string, state: OrderReturnState, at: string, received_at: string | null, settled_at: string | null, decline_reason: string | null, can_withdraw: boolean, is_refunded_before: boolean, lines: Array<{ line: number, name: string, quantity: number }> }>, scripts: Array<{ line: number, name: string, kind: ScriptType, state: OrderScriptState, steps: Array<{ state: OrderScriptState, at: string, reason: string | null }> }> } } };

export type OrdersSetAddressMutationVariables = Exact<{
  input: OrdersSetAddressInput;
}>;


export type OrdersSetAddressMutation = { orders_set_address: { order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, refund_total: number, can_cancel: boolean, can_set_address: boolean, return_until: string | null, link_token: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string, line: number, refunded_quantity: number, returnable_quantity: number }>, discounts: Array<{ kind: string, amount: number }>, shipping_method: { name: string, type: string, delivery_from: string | null, delivery_to: string | null } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null, refunds: Array<{ id: string, at: string, reason: string, amount: number, gst: number, points: number, is_paid: boolean }>, returns: Array<{ code: string, state: OrderReturnState, at: string, received_at: string | null, settled_at: string | null, decline_reason: string | null, can_withdraw: boolean, is_refunded_before: boolean, lines: Array<{ line: number, name: string, quantity: number }> }>, scripts: Array<{ line: number, name: string, kind: ScriptType, state: OrderScriptState, steps: Array<{ state: OrderScriptState, at: string, reason: string | null }> }> } } };

export type OrdersWithdrawReturnMutationVariables = Exact<{
  input: OrdersWithdrawReturnInput;
}>;


export type OrdersWithdrawReturnMutation = { orders_withdraw_return: { order: { reference: string, created_at: string, state: OrderState, is_approved: boolean, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, refund_total: number, can_cancel: boolean, can_set_address: boolean, return_until: string | null, link_token: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string, line: number, refunded_quantity: number, returnable_quantity: number }>, discounts: Array<{ kind: string, amount: number }>, shipping_method: { name: string, type: string, delivery_from: string | null, delivery_to: string | null } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string } | null, cnc_location: { name: string, ready_by: string | null, place: { phone: string | null, opening_status: string | null, address: { line_1: string, line_2: string, suburb: string, state: State, postcode: string }, opening_hours: Array<{ day: string, hours: string }> } | null } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null, refunds: Array<{ id: string, at: string, reason: string, amount: number, gst: number, points: number, is_paid: boolean }>, returns: Array<{ code: string, state: OrderReturnState, at: string, received_at: string | null, settled_at: string | null, decline_reason: string | null, can_withdraw: boolean, is_refunded_before: boolean, lines: Array<{ line: number, name: string, quantity: number }> }>, scripts: Array<{ line: number, name: string, kind: ScriptType, state: OrderScriptState, steps: Array<{ state: OrderScriptState, at: string, reason: string | null }> }> } } };

export type PatientDetailsFragment = { uuid: string, first_name: string, last_name: string, dob: string, gender: Gender, phone: string, address: string, suburb: string, state: State | null, postcode: string, is_pregnant_breastfeeding: boolean | null, allergies: string, conditions: string, medication: string, hola_ihi_last4: string | null, hola_medicare_last4: string | null, hola_medicare_expiry: string | null, has_address: boolean, has_medicare: boolean };

export type PatientsCreateMutationVariables = Exact<{
  input: PatientsCreateInput;
}>;


export type PatientsCreateMutation = { patients_create: { uuid: string, first_name: string, last_name: string, dob: string, gender: Gender, phone: string, address: string, suburb: string, state: State | null, postcode: string, is_pregnant_breastfeeding: boolean | null, allergies: string, conditions: string, medication: string, hola_ihi_last4: string | null, hola_medicare_last4: string | null, hola_medicare_expiry: string | null, has_address: boolean, has_medicare: boolean } };

export type PatientsDeleteMutationVariables = Exact<{
  input: PatientsDeleteInput;
}>;


export type PatientsDeleteMutation = { patients_delete: { uuid: string } };

export type PatientsEditMutationVariables = Exact<{
  input: PatientsEditInput;
}>;


export type PatientsEditMutation = { patients_edit: { uuid: string, first_name: string, last_name: string, dob: string, gender: Gender, phone: string, address: string, suburb: string, state: State | null, postcode: string, is_pregnant_breastfeeding: boolean | null, allergies: string, conditions: string, medication: string, hola_ihi_last4: string | null, hola_medicare_last4: string | null, hola_medicare_expiry: string | null, has_address: boolean, has_medicare: boolean } };

export type PatientsQueryVariables = Exact<{
  page: number;
  per_page: number;
}>;


export type PatientsQuery = { patients: { data: Array<{ uuid: string, first_name: string, last_name: string, dob: string, gender: Gender, phone: string, address: string, suburb: string, state: State | null, postcode: string, is_pregnant_breastfeeding: boolean | null, allergies: string, conditions: string, medication: string, hola_ihi_last4: string | null, hola_medicare_last4: string | null, hola_medicare_expiry: string | null, has_address: boolean, has_medicare: boolean }>, paginatorInfo: { current_page: number, last_page: number, per_page: number, total: number } } };

export type PaymentMethodsAddMutationVariables = Exact<{
  input: PaymentMethodsAddInput;
}>;


export type PaymentMethodsAddMutation = { payment_methods_add: { payment_methods: Array<{ brand: string, last4: string, exp_month: number | null, exp_year: number | null, is_default: boolean, payment_source_id: string }> } };

export type ChargedAutodeliveriesQueryVariables = Exact<{
  stripe_source_id: string;
}>;


export type ChargedAutodeliveriesQuery = { autodeliveries: Array<{ id: string, name: string }> };

export type PaymentMethodsRemoveMutationVariables = Exact<{
  input: PaymentMethodsRemoveInput;
}>;


export type PaymentMethodsRemoveMutation = { payment_methods_remove: { payment_methods: Array<{ brand: string, last4: string, exp_month: number | null, exp_year: number | null, is_default: boolean, payment_source_id: string }> } };

export type PaymentMethodsSetDefaultMutationVariables = Exact<{
  input: PaymentMethodsSetDefaultInput;
}>;


export type PaymentMethodsSetDefaultMutation = { payment_methods_set_default: { payment_methods: Array<{ brand: string, last4: string, exp_month: number | null, exp_year: number | null, is_default: boolean, payment_source_id: string }> } };

export type RewardsLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardsLinkQuery = { me: { edr_linked: boolean, edr_auth_token: string | null } | null, rewards: { edrLinkUrl: string | null } };

export type SecondFactorBeginMutationVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorBeginMutation = { second_factor_begin: { secret: string, address: string, qr: { size: number, path: string } } };

export type SecondFactorConfirmMutationVariables = Exact<{
  code: string;
}>;


export type SecondFactorConfirmMutation = { second_factor_confirm: { recovery_codes: Array<string> } };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { second_factor: { is_required: boolean, is_enrolled: boolean, is_verified: boolean, waiting_role: StaffRole | null, recovery_codes_left: number } };

export type SecondFactorVerifyMutationVariables = Exact<{
  code: string;
}>;


export type SecondFactorVerifyMutation = { second_factor_verify: { is_verified: boolean } };

export type PaymentMethodFieldsFragment = { brand: string, last4: string, exp_month: number | null, exp_year: number | null, is_default: boolean, payment_source_id: string };

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
export const DeliveryAddressFieldsFragmentDoc = new TypedDocumentString(`
    fragment DeliveryAddressFields on Address {
  id
  first_name
  last_name
  address_1
  address_2
  suburb
  state
  postcode
  phone
  is_default
}
    `, {"fragmentName":"DeliveryAddressFields"}) as unknown as TypedDocumentString<DeliveryAddressFieldsFragment, unknown>;
export const AutoDeliveryFieldsFragmentDoc = new TypedDocumentString(`
    fragment AutoDeliveryFields on AutoDelivery {
  id
  name
  frequency
  status
  last_payment_status
  milestone
  notify_date
  lockin_date
  charge_date
  delivery_date
  expected_arrival {
    delivery_from
    delivery_to
  }
  payment_source_id: stripe_source_id
  shipping_first_name
  shipping_last_name
  shipping_email
  shipping_phone
  shipping_address_1
  shipping_address_2
  shipping_suburb
  shipping_state
  shipping_postcode
  shipping_country
  delivery_instructions
  authority_to_leave
  items {
    id
    one_off
    quantity
    price
    product {
      id
      name
      slug
      primary_image {
        url
      }
    }
    patient {
      uuid
      first_name
      last_name
    }
  }
}
    `, {"fragmentName":"AutoDeliveryFields"}) as unknown as TypedDocumentString<AutoDeliveryFieldsFragment, unknown>;
export const AuditLineFieldsFragmentDoc = new TypedDocumentString(`
    fragment AuditLineFields on AuditEvent {
  id
  at
  staff_id
  staff_name
  customer_id
  impersonation_id
  reason
  operation
  touched {
    name
    id
  }
  reads_health
  outcome
  result
  failure_code
  request_id
  exported
  choice {
    name
    value
  }
  staff {
    name
    email
    role
  }
  customer {
    name
    email
    role
  }
}
    `, {"fragmentName":"AuditLineFields"}) as unknown as TypedDocumentString<AuditLineFieldsFragment, unknown>;
export const StaffMembersFieldsFragmentDoc = new TypedDocumentString(`
    fragment StaffMembersFields on StaffMembers {
  members {
    id
    first_name
    last_name
    email
    role
    has_second_factor
  }
  invitations {
    email
    role
    invited_by
    expires_at
  }
}
    `, {"fragmentName":"StaffMembersFields"}) as unknown as TypedDocumentString<StaffMembersFieldsFragment, unknown>;
export const OrderDetailsFragmentDoc = new TypedDocumentString(`
    fragment OrderDetails on Order {
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
    code
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    gst
    schedule
    line
    refunded_quantity
    returnable_quantity
  }
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
  email
  first_name
  last_name
  shipping_method {
    name
    type
    delivery_from
    delivery_to
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
  delivery_instructions
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
    at
    reason
    amount
    gst
    points
    is_paid
  }
  refund_total
  can_cancel
  can_set_address
  return_until
  returns {
    code
    state
    at
    received_at
    settled_at
    decline_reason
    can_withdraw
    is_refunded_before
    lines {
      line
      name
      quantity
    }
  }
  scripts {
    line
    name
    kind
    state
    steps {
      state
      at
      reason
    }
  }
  link_token
}
    `, {"fragmentName":"OrderDetails"}) as unknown as TypedDocumentString<OrderDetailsFragment, unknown>;
export const PatientDetailsFragmentDoc = new TypedDocumentString(`
    fragment PatientDetails on Patient {
  uuid
  first_name
  last_name
  dob
  gender
  phone
  address
  suburb
  state
  postcode
  is_pregnant_breastfeeding
  allergies
  conditions
  medication
  hola_ihi_last4
  hola_medicare_last4
  hola_medicare_expiry
  has_address
  has_medicare
}
    `, {"fragmentName":"PatientDetails"}) as unknown as TypedDocumentString<PatientDetailsFragment, unknown>;
export const PaymentMethodFieldsFragmentDoc = new TypedDocumentString(`
    fragment PaymentMethodFields on PaymentMethod {
  payment_source_id: stripe_source_id
  brand
  last4
  exp_month
  exp_year
  is_default
}
    `, {"fragmentName":"PaymentMethodFields"}) as unknown as TypedDocumentString<PaymentMethodFieldsFragment, unknown>;
export const UsersAddAddressDocument = new TypedDocumentString(`
    mutation UsersAddAddress($input: UsersAddAddressInput!) {
  users_add_address(input: $input) {
    user {
      addresses {
        ...DeliveryAddressFields
      }
    }
  }
}
    fragment DeliveryAddressFields on Address {
  id
  first_name
  last_name
  address_1
  address_2
  suburb
  state
  postcode
  phone
  is_default
}`) as unknown as TypedDocumentString<UsersAddAddressMutation, UsersAddAddressMutationVariables>;
export const UsersEditAddressDocument = new TypedDocumentString(`
    mutation UsersEditAddress($input: UsersEditAddressInput!) {
  users_edit_address(input: $input) {
    user {
      addresses {
        ...DeliveryAddressFields
      }
    }
  }
}
    fragment DeliveryAddressFields on Address {
  id
  first_name
  last_name
  address_1
  address_2
  suburb
  state
  postcode
  phone
  is_default
}`) as unknown as TypedDocumentString<UsersEditAddressMutation, UsersEditAddressMutationVariables>;
export const UsersRemoveAddressDocument = new TypedDocumentString(`
    mutation UsersRemoveAddress($input: UsersRemoveAddressInput!) {
  users_remove_address(input: $input) {
    user {
      addresses {
        ...DeliveryAddressFields
      }
    }
  }
}
    fragment DeliveryAddressFields on Address {
  id
  first_name
  last_name
  address_1
  address_2
  suburb
  state
  postcode
  phone
  is_default
}`) as unknown as TypedDocumentString<UsersRemoveAddressMutation, UsersRemoveAddressMutationVariables>;
export const UsersSetDefaultAddressDocument = new TypedDocumentString(`
    mutation UsersSetDefaultAddress($input: UsersSetDefaultAddressInput!) {
  users_set_default_address(input: $input) {
    user {
      addresses {
        ...DeliveryAddressFields
      }
    }
  }
}
    fragment DeliveryAddressFields on Address {
  id
  first_name
  last_name
  address_1
  address_2
  suburb
  state
  postcode
  phone
  is_default
}`) as unknown as TypedDocumentString<UsersSetDefaultAddressMutation, UsersSetDefaultAddressMutationVariables>;
export const AutodeliveryAgreementDocument = new TypedDocumentString(`
    query AutodeliveryAgreement($id: ID!) {
  autodeliveries(id: $id) {
    id
    agreement {
      given_at
      wording
      is_by_staff
    }
  }
}
    `) as unknown as TypedDocumentString<AutodeliveryAgreementQuery, AutodeliveryAgreementQueryVariables>;
export const AutodeliveriesDocument = new TypedDocumentString(`
    query Autodeliveries {
  autodeliveries {
    ...AutoDeliveryFields
  }
}
    fragment AutoDeliveryFields on AutoDelivery {
  id
  name
  frequency
  status
  last_payment_status
  milestone
  notify_date
  lockin_date
  charge_date
  delivery_date
  expected_arrival {
    delivery_from
    delivery_to
  }
  payment_source_id: stripe_source_id
  shipping_first_name
  shipping_last_name
  shipping_email
  shipping_phone
  shipping_address_1
  shipping_address_2
  shipping_suburb
  shipping_state
  shipping_postcode
  shipping_country
  delivery_instructions
  authority_to_leave
  items {
    id
    one_off
    quantity
    price
    product {
      id
      name
      slug
      primary_image {
        url
      }
    }
    patient {
      uuid
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<AutodeliveriesQuery, AutodeliveriesQueryVariables>;
export const AutodeliveriesDeleteDocument = new TypedDocumentString(`
    mutation AutodeliveriesDelete($input: AutodeliveriesDeleteInput!) {
  autodeliveries_delete(input: $input) {
    autodelivery {
      ...AutoDeliveryFields
    }
  }
}
    fragment AutoDeliveryFields on AutoDelivery {
  id
  name
  frequency
  status
  last_payment_status
  milestone
  notify_date
  lockin_date
  charge_date
  delivery_date
  expected_arrival {
    delivery_from
    delivery_to
  }
  payment_source_id: stripe_source_id
  shipping_first_name
  shipping_last_name
  shipping_email
  shipping_phone
  shipping_address_1
  shipping_address_2
  shipping_suburb
  shipping_state
  shipping_postcode
  shipping_country
  delivery_instructions
  authority_to_leave
  items {
    id
    one_off
    quantity
    price
    product {
      id
      name
      slug
      primary_image {
        url
      }
    }
    patient {
      uuid
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<AutodeliveriesDeleteMutation, AutodeliveriesDeleteMutationVariables>;
export const AutodeliveriesEditItemDocument = new TypedDocumentString(`
    mutation AutodeliveriesEditItem($input: AutodeliveriesEditItemInput!) {
  autodeliveries_edit_item(input: $input) {
    autodelivery {
      ...AutoDeliveryFields
    }
  }
}
    fragment AutoDeliveryFields on AutoDelivery {
  id
  name
  frequency
  status
  last_payment_status
  milestone
  notify_date
  lockin_date
  charge_date
  delivery_date
  expected_arrival {
    delivery_from
    delivery_to
  }
  payment_source_id: stripe_source_id
  shipping_first_name
  shipping_last_name
  shipping_email
  shipping_phone
  shipping_address_1
  shipping_address_2
  shipping_suburb
  shipping_state
  shipping_postcode
  shipping_country
  delivery_instructions
  authority_to_leave
  items {
    id
    one_off
    quantity
    price
    product {
      id
      name
      slug
      primary_image {
        url
      }
    }
    patient {
      uuid
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<AutodeliveriesEditItemMutation, AutodeliveriesEditItemMutationVariables>;
export const AutodeliveriesEditDocument = new TypedDocumentString(`
    mutation AutodeliveriesEdit($input: AutodeliveriesEditInput!) {
  autodeliveries_edit(input: $input) {
    autodelivery {
      ...AutoDeliveryFields
    }
  }
}
    fragment AutoDeliveryFields on AutoDelivery {
  id
  name
  frequency
  status
  last_payment_status
  milestone
  notify_date
  lockin_date
  charge_date
  delivery_date
  expected_arrival {
    delivery_from
    delivery_to
  }
  payment_source_id: stripe_source_id
  shipping_first_name
  shipping_last_name
  shipping_email
  shipping_phone
  shipping_address_1
  shipping_address_2
  shipping_suburb
  shipping_state
  shipping_postcode
  shipping_country
  delivery_instructions
  authority_to_leave
  items {
    id
    one_off
    quantity
    price
    product {
      id
      name
      slug
      primary_image {
        url
      }
    }
    patient {
      uuid
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<AutodeliveriesEditMutation, AutodeliveriesEditMutationVariables>;
export const AutodeliveriesPauseDocument = new TypedDocumentString(`
    mutation AutodeliveriesPause($input: AutodeliveriesPauseInput!) {
  autodeliveries_pause(input: $input) {
    autodelivery {
      ...AutoDeliveryFields
    }
  }
}
    fragment AutoDeliveryFields on AutoDelivery {
  id
  name
  frequency
  status
  last_payment_status
  milestone
  notify_date
  lockin_date
  charge_date
  delivery_date
  expected_arrival {
    delivery_from
    delivery_to
  }
  payment_source_id: stripe_source_id
  shipping_first_name
  shipping_last_name
  shipping_email
  shipping_phone
  shipping_address_1
  shipping_address_2
  shipping_suburb
  shipping_state
  shipping_postcode
  shipping_country
  delivery_instructions
  authority_to_leave
  items {
    id
    one_off
    quantity
    price
    product {
      id
      name
      slug
      primary_image {
        url
      }
    }
    patient {
      uuid
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<AutodeliveriesPauseMutation, AutodeliveriesPauseMutationVariables>;
export const AutodeliveriesRemoveItemDocument = new TypedDocumentString(`
    mutation AutodeliveriesRemoveItem($input: AutodeliveriesRemoveItemInput!) {
  autodeliveries_remove_item(input: $input) {
    autodelivery {
      ...AutoDeliveryFields
    }
  }
}
    fragment AutoDeliveryFields on AutoDelivery {
  id
  name
  frequency
  status
  last_payment_status
  milestone
  notify_date
  lockin_date
  charge_date
  delivery_date
  expected_arrival {
    delivery_from
    delivery_to
  }
  payment_source_id: stripe_source_id
  shipping_first_name
  shipping_last_name
  shipping_email
  shipping_phone
  shipping_address_1
  shipping_address_2
  shipping_suburb
  shipping_state
  shipping_postcode
  shipping_country
  delivery_instructions
  authority_to_leave
  items {
    id
    one_off
    quantity
    price
    product {
      id
      name
      slug
      primary_image {
        url
      }
    }
    patient {
      uuid
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<AutodeliveriesRemoveItemMutation, AutodeliveriesRemoveItemMutationVariables>;
export const AutodeliveriesResumeDocument = new TypedDocumentString(`
    mutation AutodeliveriesResume($input: AutodeliveriesResumeInput!) {
  autodeliveries_resume(input: $input) {
    autodelivery {
      ...AutoDeliveryFields
    }
  }
}
    fragment AutoDeliveryFields on AutoDelivery {
  id
  name
  frequency
  status
  last_payment_status
  milestone
  notify_date
  lockin_date
  charge_date
  delivery_date
  expected_arrival {
    delivery_from
    delivery_to
  }
  payment_source_id: stripe_source_id
  shipping_first_name
  shipping_last_name
  shipping_email
  shipping_phone
  shipping_address_1
  shipping_address_2
  shipping_suburb
  shipping_state
  shipping_postcode
  shipping_country
  delivery_instructions
  authority_to_leave
  items {
    id
    one_off
    quantity
    price
    product {
      id
      name
      slug
      primary_image {
        url
      }
    }
    patient {
      uuid
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<AutodeliveriesResumeMutation, AutodeliveriesResumeMutationVariables>;
export const AutodeliveriesSkipDocument = new TypedDocumentString(`
    mutation AutodeliveriesSkip($input: AutodeliveriesSkipInput!) {
  autodeliveries_skip(input: $input) {
    autodelivery {
      ...AutoDeliveryFields
    }
  }
}
    fragment AutoDeliveryFields on AutoDelivery {
  id
  name
  frequency
  status
  last_payment_status
  milestone
  notify_date
  lockin_date
  charge_date
  delivery_date
  expected_arrival {
    delivery_from
    delivery_to
  }
  payment_source_id: stripe_source_id
  shipping_first_name
  shipping_last_name
  shipping_email
  shipping_phone
  shipping_address_1
  shipping_address_2
  shipping_suburb
  shipping_state
  shipping_postcode
  shipping_country
  delivery_instructions
  authority_to_leave
  items {
    id
    one_off
    quantity
    price
    product {
      id
      name
      slug
      primary_image {
        url
      }
    }
    patient {
      uuid
      first_name
      last_name
    }
  }
}`) as unknown as TypedDocumentString<AutodeliveriesSkipMutation, AutodeliveriesSkipMutationVariables>;
export const StaffAuditExportDocument = new TypedDocumentString(`
    query StaffAuditExport($staff_id: ID, $customer_id: ID, $what: String, $outcome: StaffAuditOutcome, $from: String, $to: String) {
  staff_audit_export(
    staff_id: $staff_id
    customer_id: $customer_id
    what: $what
    outcome: $outcome
    from: $from
    to: $to
  ) {
    data {
      ...AuditLineFields
    }
    is_cut
  }
}
    fragment AuditLineFields on AuditEvent {
  id
  at
  staff_id
  staff_name
  customer_id
  impersonation_id
  reason
  operation
  touched {
    name
    id
  }
  reads_health
  outcome
  result
  failure_code
  request_id
  exported
  choice {
    name
    value
  }
  staff {
    name
    email
    role
  }
  customer {
    name
    email
    role
  }
}`) as unknown as TypedDocumentString<StaffAuditExportQuery, StaffAuditExportQueryVariables>;
export const StaffAuditLogDocument = new TypedDocumentString(`
    query StaffAuditLog($staff_id: ID, $customer_id: ID, $what: String, $outcome: StaffAuditOutcome, $from: String, $to: String, $after: String) {
  staff_audit_log(
    staff_id: $staff_id
    customer_id: $customer_id
    what: $what
    outcome: $outcome
    from: $from
    to: $to
    after: $after
  ) {
    data {
      ...AuditLineFields
    }
    next
    start
    staff {
      name
      email
    }
    customer {
      name
      email
    }
  }
}
    fragment AuditLineFields on AuditEvent {
  id
  at
  staff_id
  staff_name
  customer_id
  impersonation_id
  reason
  operation
  touched {
    name
    id
  }
  reads_health
  outcome
  result
  failure_code
  request_id
  exported
  choice {
    name
    value
  }
  staff {
    name
    email
    role
  }
  customer {
    name
    email
    role
  }
}`) as unknown as TypedDocumentString<StaffAuditLogQuery, StaffAuditLogQueryVariables>;
export const StaffAuditNewsDocument = new TypedDocumentString(`
    query StaffAuditNews($staff_id: ID, $customer_id: ID, $what: String, $outcome: StaffAuditOutcome, $from: String, $to: String, $since: String!) {
  staff_audit_news(
    staff_id: $staff_id
    customer_id: $customer_id
    what: $what
    outcome: $outcome
    from: $from
    to: $to
    since: $since
  )
}
    `) as unknown as TypedDocumentString<StaffAuditNewsQuery, StaffAuditNewsQueryVariables>;
export const StaffAuditPeopleDocument = new TypedDocumentString(`
    query StaffAuditPeople($words: String!, $acted: Boolean!) {
  staff_audit_people(words: $words, acted: $acted) {
    id
    name
    email
    role
  }
}
    `) as unknown as TypedDocumentString<StaffAuditPeopleQuery, StaffAuditPeopleQueryVariables>;
export const StaffCustomerEndSignInsDocument = new TypedDocumentString(`
    mutation StaffCustomerEndSignIns($id: ID!, $reason: String!) {
  staff_customer_end_sign_ins(customer_id: $id, reason: $reason) {
    ended
  }
}
    `) as unknown as TypedDocumentString<StaffCustomerEndSignInsMutation, StaffCustomerEndSignInsMutationVariables>;
export const StaffCustomerDocument = new TypedDocumentString(`
    query StaffCustomer($id: ID!) {
  staff_customer(id: $id) {
    id
    first_name
    last_name
    email
    created_at
    edr_linked
    edr_points
    addresses {
      id
      address_1
      address_2
      suburb
      state
      postcode
      phone
      is_default
    }
    payment_methods {
      brand
      last4
      exp_month
      exp_year
    }
    orders(per_page: 20) {
      data {
        reference
        created_at
        state
        is_approved
        num_items
        order_total
      }
      paginatorInfo {
        total
      }
    }
    autodeliveries {
      id
      name
      status
    }
    journey_subscriptions {
      id
      status
    }
    patients_names {
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<StaffCustomerQuery, StaffCustomerQueryVariables>;
export const StaffCustomersDocument = new TypedDocumentString(`
    query StaffCustomers($email: String, $name: String, $reference: String, $phone: String, $page: Int!) {
  staff_customers(
    email: $email
    name: $name
    reference: $reference
    phone: $phone
    page: $page
    per_page: 25
  ) {
    data {
      id
      first_name
      last_name
      email
      created_at
    }
    paginatorInfo {
      last_page
      total
    }
  }
}
    `) as unknown as TypedDocumentString<StaffCustomersQuery, StaffCustomersQueryVariables>;
export const StaffMembersRemoveDocument = new TypedDocumentString(`
    mutation StaffMembersRemove($email: String!) {
  staff_members_remove(email: $email) {
    ...StaffMembersFields
  }
}
    fragment StaffMembersFields on StaffMembers {
  members {
    id
    first_name
    last_name
    email
    role
    has_second_factor
  }
  invitations {
    email
    role
    invited_by
    expires_at
  }
}`) as unknown as TypedDocumentString<StaffMembersRemoveMutation, StaffMembersRemoveMutationVariables>;
export const StaffMembersResetSecondFactorDocument = new TypedDocumentString(`
    mutation StaffMembersResetSecondFactor($id: ID!) {
  staff_members_reset_second_factor(customer_id: $id) {
    ...StaffMembersFields
  }
}
    fragment StaffMembersFields on StaffMembers {
  members {
    id
    first_name
    last_name
    email
    role
    has_second_factor
  }
  invitations {
    email
    role
    invited_by
    expires_at
  }
}`) as unknown as TypedDocumentString<StaffMembersResetSecondFactorMutation, StaffMembersResetSecondFactorMutationVariables>;
export const StaffMembersSetRoleDocument = new TypedDocumentString(`
    mutation StaffMembersSetRole($email: String!, $role: StaffRole!) {
  staff_members_set_role(email: $email, role: $role) {
    ...StaffMembersFields
  }
}
    fragment StaffMembersFields on StaffMembers {
  members {
    id
    first_name
    last_name
    email
    role
    has_second_factor
  }
  invitations {
    email
    role
    invited_by
    expires_at
  }
}`) as unknown as TypedDocumentString<StaffMembersSetRoleMutation, StaffMembersSetRoleMutationVariables>;
export const StaffMembersDocument = new TypedDocumentString(`
    query StaffMembers {
  staff_members {
    ...StaffMembersFields
  }
}
    fragment StaffMembersFields on StaffMembers {
  members {
    id
    first_name
    last_name
    email
    role
    has_second_factor
  }
  invitations {
    email
    role
    invited_by
    expires_at
  }
}`) as unknown as TypedDocumentString<StaffMembersQuery, StaffMembersQueryVariables>;
export const AccountDetailsDocument = new TypedDocumentString(`
    query AccountDetails {
  me {
    first_name
    last_name
    email
    phone
    has_password
    is_recent_sign_in
    mail_reminders
    sign_ins {
      id
      device
      address
      signed_in_at
      last_used_at
      is_current
    }
  }
  favourite_alerts {
    wanted
  }
}
    `) as unknown as TypedDocumentString<AccountDetailsQuery, AccountDetailsQueryVariables>;
export const UsersChangeEmailDocument = new TypedDocumentString(`
    mutation UsersChangeEmail($input: UsersChangeEmailInput!) {
  users_change_email(input: $input) {
    sent_to
  }
}
    `) as unknown as TypedDocumentString<UsersChangeEmailMutation, UsersChangeEmailMutationVariables>;
export const UsersChangePasswordDocument = new TypedDocumentString(`
    mutation UsersChangePassword($input: UsersChangePasswordInput!) {
  users_change_password(input: $input) {
    user {
      has_password
    }
  }
}
    `) as unknown as TypedDocumentString<UsersChangePasswordMutation, UsersChangePasswordMutationVariables>;
export const UsersCloseAccountDocument = new TypedDocumentString(`
    mutation UsersCloseAccount($input: UsersCloseAccountInput!) {
  users_close_account(input: $input) {
    redirect
  }
}
    `) as unknown as TypedDocumentString<UsersCloseAccountMutation, UsersCloseAccountMutationVariables>;
export const UsersEditProfileDocument = new TypedDocumentString(`
    mutation UsersEditProfile($input: UsersEditProfileInput!) {
  users_edit_profile(input: $input) {
    user {
      first_name
      last_name
      phone
    }
  }
}
    `) as unknown as TypedDocumentString<UsersEditProfileMutation, UsersEditProfileMutationVariables>;
export const UsersEndSignInsDocument = new TypedDocumentString(`
    mutation UsersEndSignIns($input: UsersEndSignInsInput!) {
  users_end_sign_ins(input: $input) {
    user {
      sign_ins {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UsersEndSignInsMutation, UsersEndSignInsMutationVariables>;
export const AccountAlertsSetDocument = new TypedDocumentString(`
    mutation AccountAlertsSet($input: FavouriteAlertsSetInput!) {
  favourite_alerts_set(input: $input) {
    wanted
  }
}
    `) as unknown as TypedDocumentString<AccountAlertsSetMutation, AccountAlertsSetMutationVariables>;
export const UsersSetMailReminderDocument = new TypedDocumentString(`
    mutation UsersSetMailReminder($input: UsersSetMailReminderInput!) {
  users_set_mail_reminder(input: $input) {
    user {
      mail_reminders
    }
  }
}
    `) as unknown as TypedDocumentString<UsersSetMailReminderMutation, UsersSetMailReminderMutationVariables>;
export const CartAddItemDocument = new TypedDocumentString(`
    mutation CartAddItem($input: CartAddItemInput!) {
  cart_add_item(input: $input) {
    cart {
      uuid
    }
  }
}
    `) as unknown as TypedDocumentString<CartAddItemMutation, CartAddItemMutationVariables>;
export const OrdersCancelDocument = new TypedDocumentString(`
    mutation OrdersCancel($input: OrdersCancelInput!) {
  orders_cancel(input: $input) {
    order {
      ...OrderDetails
    }
  }
}
    fragment OrderDetails on Order {
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
    code
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    gst
    schedule
    line
    refunded_quantity
    returnable_quantity
  }
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
  email
  first_name
  last_name
  shipping_method {
    name
    type
    delivery_from
    delivery_to
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
  delivery_instructions
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
    at
    reason
    amount
    gst
    points
    is_paid
  }
  refund_total
  can_cancel
  can_set_address
  return_until
  returns {
    code
    state
    at
    received_at
    settled_at
    decline_reason
    can_withdraw
    is_refunded_before
    lines {
      line
      name
      quantity
    }
  }
  scripts {
    line
    name
    kind
    state
    steps {
      state
      at
      reason
    }
  }
  link_token
}`) as unknown as TypedDocumentString<OrdersCancelMutation, OrdersCancelMutationVariables>;
export const CartCreateDocument = new TypedDocumentString(`
    mutation CartCreate {
  cart_create {
    cart {
      uuid
    }
  }
}
    `) as unknown as TypedDocumentString<CartCreateMutation, CartCreateMutationVariables>;
export const OrderByLinkDocument = new TypedDocumentString(`
    query OrderByLink($token: String!) {
  order_by_link(token: $token) {
    ...OrderDetails
  }
}
    fragment OrderDetails on Order {
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
    code
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    gst
    schedule
    line
    refunded_quantity
    returnable_quantity
  }
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
  email
  first_name
  last_name
  shipping_method {
    name
    type
    delivery_from
    delivery_to
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
  delivery_instructions
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
    at
    reason
    amount
    gst
    points
    is_paid
  }
  refund_total
  can_cancel
  can_set_address
  return_until
  returns {
    code
    state
    at
    received_at
    settled_at
    decline_reason
    can_withdraw
    is_refunded_before
    lines {
      line
      name
      quantity
    }
  }
  scripts {
    line
    name
    kind
    state
    steps {
      state
      at
      reason
    }
  }
  link_token
}`) as unknown as TypedDocumentString<OrderByLinkQuery, OrderByLinkQueryVariables>;
export const OrderLookupDocument = new TypedDocumentString(`
    query OrderLookup($reference: String!, $email: String!) {
  order_lookup(reference: $reference, email: $email) {
    ...OrderDetails
  }
}
    fragment OrderDetails on Order {
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
    code
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    gst
    schedule
    line
    refunded_quantity
    returnable_quantity
  }
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
  email
  first_name
  last_name
  shipping_method {
    name
    type
    delivery_from
    delivery_to
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
  delivery_instructions
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
    at
    reason
    amount
    gst
    points
    is_paid
  }
  refund_total
  can_cancel
  can_set_address
  return_until
  returns {
    code
    state
    at
    received_at
    settled_at
    decline_reason
    can_withdraw
    is_refunded_before
    lines {
      line
      name
      quantity
    }
  }
  scripts {
    line
    name
    kind
    state
    steps {
      state
      at
      reason
    }
  }
  link_token
}`) as unknown as TypedDocumentString<OrderLookupQuery, OrderLookupQueryVariables>;
export const OrderDocument = new TypedDocumentString(`
    query Order($reference: String!) {
  order(reference: $reference) {
    ...OrderDetails
  }
}
    fragment OrderDetails on Order {
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
    code
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    gst
    schedule
    line
    refunded_quantity
    returnable_quantity
  }
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
  email
  first_name
  last_name
  shipping_method {
    name
    type
    delivery_from
    delivery_to
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
  delivery_instructions
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
    at
    reason
    amount
    gst
    points
    is_paid
  }
  refund_total
  can_cancel
  can_set_address
  return_until
  returns {
    code
    state
    at
    received_at
    settled_at
    decline_reason
    can_withdraw
    is_refunded_before
    lines {
      line
      name
      quantity
    }
  }
  scripts {
    line
    name
    kind
    state
    steps {
      state
      at
      reason
    }
  }
  link_token
}`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const PreviousOrdersDocument = new TypedDocumentString(`
    query PreviousOrders($page: Int!, $per_page: Int!) {
  previous_orders(page: $page, per_page: $per_page) {
    data {
      reference
      created_at
      state
      is_approved
      order_total
      num_items
      shipping_method {
        type
      }
      cnc_location {
        name
      }
      items {
        name
        image_url
      }
    }
    paginatorInfo {
      current_page
      last_page
      per_page
      total
    }
  }
}
    `) as unknown as TypedDocumentString<PreviousOrdersQuery, PreviousOrdersQueryVariables>;
export const OrdersRequestReturnDocument = new TypedDocumentString(`
    mutation OrdersRequestReturn($input: OrdersRequestReturnInput!) {
  orders_request_return(input: $input) {
    order {
      ...OrderDetails
    }
  }
}
    fragment OrderDetails on Order {
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
    code
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    gst
    schedule
    line
    refunded_quantity
    returnable_quantity
  }
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
  email
  first_name
  last_name
  shipping_method {
    name
    type
    delivery_from
    delivery_to
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
  delivery_instructions
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
    at
    reason
    amount
    gst
    points
    is_paid
  }
  refund_total
  can_cancel
  can_set_address
  return_until
  returns {
    code
    state
    at
    received_at
    settled_at
    decline_reason
    can_withdraw
    is_refunded_before
    lines {
      line
      name
      quantity
    }
  }
  scripts {
    line
    name
    kind
    state
    steps {
      state
      at
      reason
    }
  }
  link_token
}`) as unknown as TypedDocumentString<OrdersRequestReturnMutation, OrdersRequestReturnMutationVariables>;
export const OrdersSetAddressDocument = new TypedDocumentString(`
    mutation OrdersSetAddress($input: OrdersSetAddressInput!) {
  orders_set_address(input: $input) {
    order {
      ...OrderDetails
    }
  }
}
    fragment OrderDetails on Order {
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
    code
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    gst
    schedule
    line
    refunded_quantity
    returnable_quantity
  }
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
  email
  first_name
  last_name
  shipping_method {
    name
    type
    delivery_from
    delivery_to
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
  delivery_instructions
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
    at
    reason
    amount
    gst
    points
    is_paid
  }
  refund_total
  can_cancel
  can_set_address
  return_until
  returns {
    code
    state
    at
    received_at
    settled_at
    decline_reason
    can_withdraw
    is_refunded_before
    lines {
      line
      name
      quantity
    }
  }
  scripts {
    line
    name
    kind
    state
    steps {
      state
      at
      reason
    }
  }
  link_token
}`) as unknown as TypedDocumentString<OrdersSetAddressMutation, OrdersSetAddressMutationVariables>;
export const OrdersWithdrawReturnDocument = new TypedDocumentString(`
    mutation OrdersWithdrawReturn($input: OrdersWithdrawReturnInput!) {
  orders_withdraw_return(input: $input) {
    order {
      ...OrderDetails
    }
  }
}
    fragment OrderDetails on Order {
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
    code
    name
    slug
    image_url
    quantity
    unit_price
    line_total
    gst
    schedule
    line
    refunded_quantity
    returnable_quantity
  }
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
  email
  first_name
  last_name
  shipping_method {
    name
    type
    delivery_from
    delivery_to
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
  delivery_instructions
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
    at
    reason
    amount
    gst
    points
    is_paid
  }
  refund_total
  can_cancel
  can_set_address
  return_until
  returns {
    code
    state
    at
    received_at
    settled_at
    decline_reason
    can_withdraw
    is_refunded_before
    lines {
      line
      name
      quantity
    }
  }
  scripts {
    line
    name
    kind
    state
    steps {
      state
      at
      reason
    }
  }
  link_token
}`) as unknown as TypedDocumentString<OrdersWithdrawReturnMutation, OrdersWithdrawReturnMutationVariables>;
export const PatientsCreateDocument = new TypedDocumentString(`
    mutation PatientsCreate($input: PatientsCreateInput!) {
  patients_create(input: $input) {
    ...PatientDetails
  }
}
    fragment PatientDetails on Patient {
  uuid
  first_name
  last_name
  dob
  gender
  phone
  address
  suburb
  state
  postcode
  is_pregnant_breastfeeding
  allergies
  conditions
  medication
  hola_ihi_last4
  hola_medicare_last4
  hola_medicare_expiry
  has_address
  has_medicare
}`) as unknown as TypedDocumentString<PatientsCreateMutation, PatientsCreateMutationVariables>;
export const PatientsDeleteDocument = new TypedDocumentString(`
    mutation PatientsDelete($input: PatientsDeleteInput!) {
  patients_delete(input: $input) {
    uuid
  }
}
    `) as unknown as TypedDocumentString<PatientsDeleteMutation, PatientsDeleteMutationVariables>;
export const PatientsEditDocument = new TypedDocumentString(`
    mutation PatientsEdit($input: PatientsEditInput!) {
  patients_edit(input: $input) {
    ...PatientDetails
  }
}
    fragment PatientDetails on Patient {
  uuid
  first_name
  last_name
  dob
  gender
  phone
  address
  suburb
  state
  postcode
  is_pregnant_breastfeeding
  allergies
  conditions
  medication
  hola_ihi_last4
  hola_medicare_last4
  hola_medicare_expiry
  has_address
  has_medicare
}`) as unknown as TypedDocumentString<PatientsEditMutation, PatientsEditMutationVariables>;
export const PatientsDocument = new TypedDocumentString(`
    query Patients($page: Int!, $per_page: Int!) {
  patients(page: $page, per_page: $per_page) {
    data {
      ...PatientDetails
    }
    paginatorInfo {
      current_page
      last_page
      per_page
      total
    }
  }
}
    fragment PatientDetails on Patient {
  uuid
  first_name
  last_name
  dob
  gender
  phone
  address
  suburb
  state
  postcode
  is_pregnant_breastfeeding
  allergies
  conditions
  medication
  hola_ihi_last4
  hola_medicare_last4
  hola_medicare_expiry
  has_address
  has_medicare
}`) as unknown as TypedDocumentString<PatientsQuery, PatientsQueryVariables>;
export const PaymentMethodsAddDocument = new TypedDocumentString(`
    mutation PaymentMethodsAdd($input: PaymentMethodsAddInput!) {
  payment_methods_add(input: $input) {
    payment_methods {
      ...PaymentMethodFields
    }
  }
}
    fragment PaymentMethodFields on PaymentMethod {
  payment_source_id: stripe_source_id
  brand
  last4
  exp_month
  exp_year
  is_default
}`) as unknown as TypedDocumentString<PaymentMethodsAddMutation, PaymentMethodsAddMutationVariables>;
export const ChargedAutodeliveriesDocument = new TypedDocumentString(`
    query ChargedAutodeliveries($stripe_source_id: String!) {
  autodeliveries(stripe_source_id: $stripe_source_id) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<ChargedAutodeliveriesQuery, ChargedAutodeliveriesQueryVariables>;
export const PaymentMethodsRemoveDocument = new TypedDocumentString(`
    mutation PaymentMethodsRemove($input: PaymentMethodsRemoveInput!) {
  payment_methods_remove(input: $input) {
    payment_methods {
      ...PaymentMethodFields
    }
  }
}
    fragment PaymentMethodFields on PaymentMethod {
  payment_source_id: stripe_source_id
  brand
  last4
  exp_month
  exp_year
  is_default
}`) as unknown as TypedDocumentString<PaymentMethodsRemoveMutation, PaymentMethodsRemoveMutationVariables>;
export const PaymentMethodsSetDefaultDocument = new TypedDocumentString(`
    mutation PaymentMethodsSetDefault($input: PaymentMethodsSetDefaultInput!) {
  payment_methods_set_default(input: $input) {
    payment_methods {
      ...PaymentMethodFields
    }
  }
}
    fragment PaymentMethodFields on PaymentMethod {
  payment_source_id: stripe_source_id
  brand
  last4
  exp_month
  exp_year
  is_default
}`) as unknown as TypedDocumentString<PaymentMethodsSetDefaultMutation, PaymentMethodsSetDefaultMutationVariables>;
export const RewardsLinkDocument = new TypedDocumentString(`
    query RewardsLink {
  me {
    edr_linked
    edr_auth_token
  }
  rewards {
    edrLinkUrl
  }
}
    `) as unknown as TypedDocumentString<RewardsLinkQuery, RewardsLinkQueryVariables>;
export const SecondFactorBeginDocument = new TypedDocumentString(`
    mutation SecondFactorBegin {
  second_factor_begin {
    secret
    address
    qr {
      size
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactorBeginMutation, SecondFactorBeginMutationVariables>;
export const SecondFactorConfirmDocument = new TypedDocumentString(`
    mutation SecondFactorConfirm($code: String!) {
  second_factor_confirm(code: $code) {
    recovery_codes
  }
}
    `) as unknown as TypedDocumentString<SecondFactorConfirmMutation, SecondFactorConfirmMutationVariables>;
export const SecondFactorDocument = new TypedDocumentString(`
    query SecondFactor {
  second_factor {
    is_required
    is_enrolled
    is_verified
    waiting_role
    recovery_codes_left
  }
}
    `) as unknown as TypedDocumentString<SecondFactorQuery, SecondFactorQueryVariables>;
export const SecondFactorVerifyDocument = new TypedDocumentString(`
    mutation SecondFactorVerify($code: String!) {
  second_factor_verify(code: $code) {
    is_verified
  }
}
    `) as unknown as TypedDocumentString<SecondFactorVerifyMutation, SecondFactorVerifyMutationVariables>;