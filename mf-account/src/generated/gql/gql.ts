/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query OrderLookup($reference: String!, $email: String!) {\n    order_lookup(reference: $reference, email: $email) {\n      ...OrderDetails\n    }\n  }\n": typeof types.OrderLookupDocument,
    "\n  fragment OrderDetails on Order {\n    reference\n    created_at\n    state\n    timeline {\n      state\n      at\n    }\n    items {\n      product_id\n      code\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      gst\n      schedule\n    }\n    item_total\n    discount_total\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    email\n    first_name\n    last_name\n    shipping_method {\n      name\n      type\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n    }\n    cnc_location {\n      name\n    }\n    delivery_instructions\n    tracking {\n      carrier\n      number\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n  }\n": typeof types.OrderDetailsFragmentDoc,
    "\n  query Order($reference: String!) {\n    order(reference: $reference) {\n      ...OrderDetails\n    }\n  }\n": typeof types.OrderDocument,
    "\n  query PreviousOrders($page: Int!, $per_page: Int!) {\n    previous_orders(page: $page, per_page: $per_page) {\n      data {\n        reference\n        created_at\n        state\n        order_total\n        num_items\n        items {\n          name\n          image_url\n        }\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n": typeof types.PreviousOrdersDocument,
    "\n  query Me {\n    me {\n      first_name\n      edr_card_first2\n      edr_card_last4\n      edr_linked\n      edr_points\n    }\n  }\n": typeof types.MeDocument,
    "\n  query RewardsLink {\n    me {\n      edr_linked\n      edr_auth_token\n    }\n    rewards {\n      edrLinkUrl\n    }\n  }\n": typeof types.RewardsLinkDocument,
};
const documents: Documents = {
    "\n  query OrderLookup($reference: String!, $email: String!) {\n    order_lookup(reference: $reference, email: $email) {\n      ...OrderDetails\n    }\n  }\n": types.OrderLookupDocument,
    "\n  fragment OrderDetails on Order {\n    reference\n    created_at\n    state\n    timeline {\n      state\n      at\n    }\n    items {\n      product_id\n      code\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      gst\n      schedule\n    }\n    item_total\n    discount_total\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    email\n    first_name\n    last_name\n    shipping_method {\n      name\n      type\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n    }\n    cnc_location {\n      name\n    }\n    delivery_instructions\n    tracking {\n      carrier\n      number\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n  }\n": types.OrderDetailsFragmentDoc,
    "\n  query Order($reference: String!) {\n    order(reference: $reference) {\n      ...OrderDetails\n    }\n  }\n": types.OrderDocument,
    "\n  query PreviousOrders($page: Int!, $per_page: Int!) {\n    previous_orders(page: $page, per_page: $per_page) {\n      data {\n        reference\n        created_at\n        state\n        order_total\n        num_items\n        items {\n          name\n          image_url\n        }\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n": types.PreviousOrdersDocument,
    "\n  query Me {\n    me {\n      first_name\n      edr_card_first2\n      edr_card_last4\n      edr_linked\n      edr_points\n    }\n  }\n": types.MeDocument,
    "\n  query RewardsLink {\n    me {\n      edr_linked\n      edr_auth_token\n    }\n    rewards {\n      edrLinkUrl\n    }\n  }\n": types.RewardsLinkDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderLookup($reference: String!, $email: String!) {\n    order_lookup(reference: $reference, email: $email) {\n      ...OrderDetails\n    }\n  }\n"): typeof import('./graphql').OrderLookupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderDetails on Order {\n    reference\n    created_at\n    state\n    timeline {\n      state\n      at\n    }\n    items {\n      product_id\n      code\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      gst\n      schedule\n    }\n    item_total\n    discount_total\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    email\n    first_name\n    last_name\n    shipping_method {\n      name\n      type\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n    }\n    cnc_location {\n      name\n    }\n    delivery_instructions\n    tracking {\n      carrier\n      number\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n  }\n"): typeof import('./graphql').OrderDetailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Order($reference: String!) {\n    order(reference: $reference) {\n      ...OrderDetails\n    }\n  }\n"): typeof import('./graphql').OrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviousOrders($page: Int!, $per_page: Int!) {\n    previous_orders(page: $page, per_page: $per_page) {\n      data {\n        reference\n        created_at\n        state\n        order_total\n        num_items\n        items {\n          name\n          image_url\n        }\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n"): typeof import('./graphql').PreviousOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      first_name\n      edr_card_first2\n      edr_card_last4\n      edr_linked\n      edr_points\n    }\n  }\n"): typeof import('./graphql').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RewardsLink {\n    me {\n      edr_linked\n      edr_auth_token\n    }\n    rewards {\n      edrLinkUrl\n    }\n  }\n"): typeof import('./graphql').RewardsLinkDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
