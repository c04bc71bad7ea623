/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** States of an order (decisions, Selling). */
export type OrderState =
  /** Called off. */
  | 'cancelled'
  /** Handed over. */
  | 'delivered'
  /** With the carrier, or ready to collect. */
  | 'dispatched'
  /** Ready to leave. */
  | 'packed'
  /** A pharmacist checks it. */
  | 'pharmacist_review'
  /** Paid and waiting. */
  | 'placed'
  /** Money returned. */
  | 'refunded';

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

export type OrderLookupQueryVariables = Exact<{
  reference: string;
  email: string;
}>;


export type OrderLookupQuery = { order_lookup: { reference: string, created_at: string, state: OrderState, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string }>, shipping_method: { name: string, type: string } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string } | null, cnc_location: { name: string } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null } | null };

export type OrderDetailsFragment = { reference: string, created_at: string, state: OrderState, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string }>, shipping_method: { name: string, type: string } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string } | null, cnc_location: { name: string } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null };

export type OrderQueryVariables = Exact<{
  reference: string;
}>;


export type OrderQuery = { order: { reference: string, created_at: string, state: OrderState, item_total: number, discount_total: number, shipping_total: number, order_total: number, gst_total: number, edr_base_points: number, edr_bonus_points: number, offer_code: string | null, email: string, first_name: string, last_name: string, delivery_instructions: string | null, timeline: Array<{ state: OrderState, at: string }>, items: Array<{ product_id: string, code: string, name: string, slug: string, image_url: string, quantity: number, unit_price: number, line_total: number, gst: number, schedule: string }>, shipping_method: { name: string, type: string } | null, shipping_address: { first_name: string, last_name: string, address_1: string, address_2: string, suburb: string, state: State, postcode: string } | null, cnc_location: { name: string } | null, tracking: { carrier: string, number: string } | null, payment: { brand: string, last4: string, status: string } | null } | null };

export type PreviousOrdersQueryVariables = Exact<{
  page: number;
  per_page: number;
}>;


export type PreviousOrdersQuery = { previous_orders: { data: Array<{ reference: string, created_at: string, state: OrderState, order_total: number, num_items: number, items: Array<{ name: string, image_url: string }> }>, paginatorInfo: { current_page: number, last_page: number, per_page: number, total: number } } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { first_name: string, edr_card_first2: string | null, edr_card_last4: string | null, edr_linked: boolean, edr_points: number } | null };

export type RewardsLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardsLinkQuery = { me: { edr_linked: boolean, edr_auth_token: string | null } | null, rewards: { edrLinkUrl: string | null } };

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
export const OrderDetailsFragmentDoc = new TypedDocumentString(`
    fragment OrderDetails on Order {
  reference
  created_at
  state
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
  }
  item_total
  discount_total
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
  }
  shipping_address {
    first_name
    last_name
    address_1
    address_2
    suburb
    state
    postcode
  }
  cnc_location {
    name
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
}
    `, {"fragmentName":"OrderDetails"}) as unknown as TypedDocumentString<OrderDetailsFragment, unknown>;
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
  }
  item_total
  discount_total
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
  }
  shipping_address {
    first_name
    last_name
    address_1
    address_2
    suburb
    state
    postcode
  }
  cnc_location {
    name
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
  }
  item_total
  discount_total
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
  }
  shipping_address {
    first_name
    last_name
    address_1
    address_2
    suburb
    state
    postcode
  }
  cnc_location {
    name
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
}`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const PreviousOrdersDocument = new TypedDocumentString(`
    query PreviousOrders($page: Int!, $per_page: Int!) {
  previous_orders(page: $page, per_page: $per_page) {
    data {
      reference
      created_at
      state
      order_total
      num_items
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