/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BookingType } from '@saltbush/contract';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Forms in which a member of a program writes to the care team. */
export type CareForm =
  /** A check-in of side effects. */
  | 'check_in'
  /** A message. */
  | 'message';

/** Input of `health_draft_save`. */
export type HealthDraftSaveInput = {
  /** The service; left out for joining the program. */
  booking_type?: BookingType | null | undefined;
  /** A form of the program's care, in place of a service. */
  care?: CareForm | null | undefined;
  /** The changed entries, as a JSON object; null removes an entry. */
  changes: string;
  /** Id of the draft that is changed; left out to begin one, or to change whichever there is. */
  id?: string | null | undefined;
  /**
   * A guest's draft so far. A signed-in user passes one that was begun before signing in: it becomes the account's and
   * replaces the account's own.
   */
  sealed?: string | null | undefined;
};

/** Input of `journey_subscriptions_move_consult`. */
export type JourneySubscriptionsMoveConsultInput = {
  /** Id of the consult. */
  booking_id: string;
  /** Start of the new time. */
  datetime: string;
  /** Absolute UTC offset of `consult_state` at the new time in minutes; 600 in Sydney in winter. */
  gmt_offset: number;
  /** When it starts as it was shown: one that was moved since is not moved again. */
  shown_at: string;
  /** Id of the subscription; SUBSCRIPTION_ID_MISSING if missing. */
  subscription_id?: string | null | undefined;
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

export type AddressSuggestionsQueryVariables = Exact<{
  query: string;
  near?: string | null | undefined;
}>;


export type AddressSuggestionsQuery = { address_suggestions: Array<{ id: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, label: string }> };

export type PostcodesQueryVariables = Exact<{
  query: string;
}>;


export type PostcodesQuery = { postcodes: Array<{ id: string, suburb: string, postcode: string, state: State }> };

export type JourneyConsultTimesQueryVariables = Exact<{
  subscription_id: string;
}>;


export type JourneyConsultTimesQuery = { journey_consult_times: Array<{ date: string, label: string, slots: Array<{ starts_at: string, label: string, is_available: boolean, message: string | null, is_current: boolean, has_other_fee: boolean }> }> };

export type JourneySubscriptionsMoveConsultMutationVariables = Exact<{
  input: JourneySubscriptionsMoveConsultInput;
}>;


export type JourneySubscriptionsMoveConsultMutation = { journey_subscriptions_move_consult: { subscription: { id: string, upcoming_booking: { id: string, appointment_at: string } | null } } };

export type HealthDraftFieldsFragment = { id: string, version: number, entries: string, sealed: string | null };

export type HealthDraftQueryVariables = Exact<{
  booking_type?: BookingType | null | undefined;
  care?: CareForm | null | undefined;
  sealed?: string | null | undefined;
}>;


export type HealthDraftQuery = { health_draft: { id: string, version: number, entries: string, sealed: string | null } | null };

export type HealthDraftSaveMutationVariables = Exact<{
  input: HealthDraftSaveInput;
}>;


export type HealthDraftSaveMutation = { health_draft_save: { draft: { id: string, version: number, entries: string, sealed: string | null } } };

export type HealthDraftDeleteMutationVariables = Exact<{
  booking_type?: BookingType | null | undefined;
  care?: CareForm | null | undefined;
}>;


export type HealthDraftDeleteMutation = { health_draft_delete: { deleted: boolean } };

export type PaymentGatewayQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentGatewayQuery = { payment_gateway: { name: string, tokens_url: string | null, wallets: Array<{ id: string, name: string, sheet_url: string }> } };

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { me: { addresses: Array<{ id: string, first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string, phone: string, is_default: boolean }> } | null };

export type CartHeaderQueryVariables = Exact<{
  uuid?: string | null | undefined;
}>;


export type CartHeaderQuery = { cart_header: { cart_subtotal: number, num_items: number } | null };

export type FavouriteIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouriteIdsQuery = { favourite_ids: Array<string> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { first_name: string, edr_card_first2: string | null, edr_card_last4: string | null, edr_linked: boolean, edr_points: number } | null };

export type PatientsNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PatientsNamesQuery = { patients_names: Array<{ uuid: string, first_name: string, last_name: string }> };

export type PaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentMethodsQuery = { payment_methods: Array<{ brand: string, last4: string, exp_month: number | null, exp_year: number | null, is_default: boolean, payment_source_id: string }> };

export type RewardsCardQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardsCardQuery = { me: { edr_linked: boolean, edr_card_first2: string | null, edr_card_last4: string | null } | null };

export type PostcodeShippingMethodsQueryVariables = Exact<{
  postcode: string;
}>;


export type PostcodeShippingMethodsQuery = { postcode_shipping_methods: Array<{ id: string, name: string, type: string, price: number, display_price: string, display_info: string, pdp_display_info: string, cutoff: string | null, delivery_date: string | null }> };

export type MarketingCartQueryVariables = Exact<{
  uuid: string;
}>;


export type MarketingCartQuery = { cart: { items: Array<{ quantity: number, unit_price: number, product: { id: string } | null }> } | null };

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
export const HealthDraftFieldsFragmentDoc = new TypedDocumentString(`
    fragment HealthDraftFields on HealthDraft {
  id
  version
  entries
  sealed
}
    `, {"fragmentName":"HealthDraftFields"}) as unknown as TypedDocumentString<HealthDraftFieldsFragment, unknown>;
export const AddressSuggestionsDocument = new TypedDocumentString(`
    query AddressSuggestions($query: String!, $near: String) {
  address_suggestions(query: $query, near: $near) {
    id
    address_1
    address_2
    suburb
    state
    postcode
    label
  }
}
    `) as unknown as TypedDocumentString<AddressSuggestionsQuery, AddressSuggestionsQueryVariables>;
export const PostcodesDocument = new TypedDocumentString(`
    query Postcodes($query: String!) {
  postcodes(query: $query) {
    id
    suburb
    postcode
    state
  }
}
    `) as unknown as TypedDocumentString<PostcodesQuery, PostcodesQueryVariables>;
export const JourneyConsultTimesDocument = new TypedDocumentString(`
    query JourneyConsultTimes($subscription_id: ID!) {
  journey_consult_times(subscription_id: $subscription_id) {
    date
    label
    slots {
      starts_at
      label
      is_available
      message
      is_current
      has_other_fee
    }
  }
}
    `) as unknown as TypedDocumentString<JourneyConsultTimesQuery, JourneyConsultTimesQueryVariables>;
export const JourneySubscriptionsMoveConsultDocument = new TypedDocumentString(`
    mutation JourneySubscriptionsMoveConsult($input: JourneySubscriptionsMoveConsultInput!) {
  journey_subscriptions_move_consult(input: $input) {
    subscription {
      id
      upcoming_booking {
        id
        appointment_at
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JourneySubscriptionsMoveConsultMutation, JourneySubscriptionsMoveConsultMutationVariables>;
export const HealthDraftDocument = new TypedDocumentString(`
    query HealthDraft($booking_type: BookingType, $care: CareForm, $sealed: String) {
  health_draft(booking_type: $booking_type, care: $care, sealed: $sealed) {
    ...HealthDraftFields
  }
}
    fragment HealthDraftFields on HealthDraft {
  id
  version
  entries
  sealed
}`) as unknown as TypedDocumentString<HealthDraftQuery, HealthDraftQueryVariables>;
export const HealthDraftSaveDocument = new TypedDocumentString(`
    mutation HealthDraftSave($input: HealthDraftSaveInput!) {
  health_draft_save(input: $input) {
    draft {
      ...HealthDraftFields
    }
  }
}
    fragment HealthDraftFields on HealthDraft {
  id
  version
  entries
  sealed
}`) as unknown as TypedDocumentString<HealthDraftSaveMutation, HealthDraftSaveMutationVariables>;
export const HealthDraftDeleteDocument = new TypedDocumentString(`
    mutation HealthDraftDelete($booking_type: BookingType, $care: CareForm) {
  health_draft_delete(booking_type: $booking_type, care: $care) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<HealthDraftDeleteMutation, HealthDraftDeleteMutationVariables>;
export const PaymentGatewayDocument = new TypedDocumentString(`
    query PaymentGateway {
  payment_gateway {
    name
    tokens_url
    wallets {
      id
      name
      sheet_url
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentGatewayQuery, PaymentGatewayQueryVariables>;
export const AddressesDocument = new TypedDocumentString(`
    query Addresses {
  me {
    addresses {
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
  }
}
    `) as unknown as TypedDocumentString<AddressesQuery, AddressesQueryVariables>;
export const CartHeaderDocument = new TypedDocumentString(`
    query CartHeader($uuid: ID) {
  cart_header(uuid: $uuid) {
    cart_subtotal
    num_items
  }
}
    `) as unknown as TypedDocumentString<CartHeaderQuery, CartHeaderQueryVariables>;
export const FavouriteIdsDocument = new TypedDocumentString(`
    query FavouriteIds {
  favourite_ids
}
    `) as unknown as TypedDocumentString<FavouriteIdsQuery, FavouriteIdsQueryVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    first_name
    edr_card_first2
    edr_card_last4
    edr_linked
    edr_points
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const PatientsNamesDocument = new TypedDocumentString(`
    query PatientsNames {
  patients_names {
    uuid
    first_name
    last_name
  }
}
    `) as unknown as TypedDocumentString<PatientsNamesQuery, PatientsNamesQueryVariables>;
export const PaymentMethodsDocument = new TypedDocumentString(`
    query PaymentMethods {
  payment_methods {
    payment_source_id: stripe_source_id
    brand
    last4
    exp_month
    exp_year
    is_default
  }
}
    `) as unknown as TypedDocumentString<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const RewardsCardDocument = new TypedDocumentString(`
    query RewardsCard {
  me {
    edr_linked
    edr_card_first2
    edr_card_last4
  }
}
    `) as unknown as TypedDocumentString<RewardsCardQuery, RewardsCardQueryVariables>;
export const PostcodeShippingMethodsDocument = new TypedDocumentString(`
    query PostcodeShippingMethods($postcode: String!) {
  postcode_shipping_methods(postcode: $postcode) {
    id
    name
    type
    price
    display_price
    display_info
    pdp_display_info
    cutoff
    delivery_date
  }
}
    `) as unknown as TypedDocumentString<PostcodeShippingMethodsQuery, PostcodeShippingMethodsQueryVariables>;
export const MarketingCartDocument = new TypedDocumentString(`
    query MarketingCart($uuid: ID!) {
  cart(uuid: $uuid) {
    items {
      quantity
      unit_price
      product {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MarketingCartQuery, MarketingCartQueryVariables>;