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
    "\n  query AddressSuggestions($query: String!, $near: String) {\n    address_suggestions(query: $query, near: $near) {\n      id\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n      label\n    }\n  }\n": typeof types.AddressSuggestionsDocument,
    "\n  query Postcodes($query: String!) {\n    postcodes(query: $query) {\n      id\n      suburb\n      postcode\n      state\n    }\n  }\n": typeof types.PostcodesDocument,
    "\n  query JourneyConsultTimes($subscription_id: ID!) {\n    journey_consult_times(subscription_id: $subscription_id) {\n      date\n      label\n      slots {\n        starts_at\n        label\n        is_available\n        message\n        is_current\n        has_other_fee\n      }\n    }\n  }\n": typeof types.JourneyConsultTimesDocument,
    "\n  mutation JourneySubscriptionsMoveConsult($input: JourneySubscriptionsMoveConsultInput!) {\n    journey_subscriptions_move_consult(input: $input) {\n      subscription {\n        id\n        upcoming_booking {\n          id\n          appointment_at\n        }\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsMoveConsultDocument,
    "\n  fragment HealthDraftFields on HealthDraft {\n    id\n    version\n    entries\n    sealed\n  }\n": typeof types.HealthDraftFieldsFragmentDoc,
    "\n  query HealthDraft($booking_type: BookingType, $care: CareForm, $sealed: String) {\n    health_draft(booking_type: $booking_type, care: $care, sealed: $sealed) {\n      ...HealthDraftFields\n    }\n  }\n": typeof types.HealthDraftDocument,
    "\n  mutation HealthDraftSave($input: HealthDraftSaveInput!) {\n    health_draft_save(input: $input) {\n      draft {\n        ...HealthDraftFields\n      }\n    }\n  }\n": typeof types.HealthDraftSaveDocument,
    "\n  mutation HealthDraftDelete($booking_type: BookingType, $care: CareForm) {\n    health_draft_delete(booking_type: $booking_type, care: $care) {\n      deleted\n    }\n  }\n": typeof types.HealthDraftDeleteDocument,
    "\n  query PaymentGateway {\n    payment_gateway {\n      name\n      tokens_url\n      wallets {\n        id\n        name\n        sheet_url\n      }\n    }\n  }\n": typeof types.PaymentGatewayDocument,
    "\n  query Addresses {\n    me {\n      addresses {\n        id\n        first_name\n        last_name\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n        is_default\n      }\n    }\n  }\n": typeof types.AddressesDocument,
    "\n  query CartHeader($uuid: ID) {\n    cart_header(uuid: $uuid) {\n      cart_subtotal\n      num_items\n    }\n  }\n": typeof types.CartHeaderDocument,
    "\n  query FavouriteIds {\n    favourite_ids\n  }\n": typeof types.FavouriteIdsDocument,
    "\n  query Me {\n    me {\n      first_name\n      edr_card_first2\n      edr_card_last4\n      edr_linked\n      edr_points\n    }\n  }\n": typeof types.MeDocument,
    "\n  query PatientsNames {\n    patients_names {\n      uuid\n      first_name\n      last_name\n    }\n  }\n": typeof types.PatientsNamesDocument,
    "\n  query PaymentMethods {\n    payment_methods {\n      payment_source_id: stripe_source_id\n      brand\n      last4\n      exp_month\n      exp_year\n      is_default\n    }\n  }\n": typeof types.PaymentMethodsDocument,
    "\n  query RewardsCard {\n    me {\n      edr_linked\n      edr_card_first2\n      edr_card_last4\n    }\n  }\n": typeof types.RewardsCardDocument,
    "\n  query PostcodeShippingMethods($postcode: String!) {\n    postcode_shipping_methods(postcode: $postcode) {\n      id\n      name\n      type\n      price\n      display_price\n      display_info\n      pdp_display_info\n      cutoff\n      delivery_date\n    }\n  }\n": typeof types.PostcodeShippingMethodsDocument,
    "\n  query MarketingCart($uuid: ID!) {\n    cart(uuid: $uuid) {\n      items {\n        quantity\n        unit_price\n        product {\n          id\n        }\n      }\n    }\n  }\n": typeof types.MarketingCartDocument,
};
const documents: Documents = {
    "\n  query AddressSuggestions($query: String!, $near: String) {\n    address_suggestions(query: $query, near: $near) {\n      id\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n      label\n    }\n  }\n": types.AddressSuggestionsDocument,
    "\n  query Postcodes($query: String!) {\n    postcodes(query: $query) {\n      id\n      suburb\n      postcode\n      state\n    }\n  }\n": types.PostcodesDocument,
    "\n  query JourneyConsultTimes($subscription_id: ID!) {\n    journey_consult_times(subscription_id: $subscription_id) {\n      date\n      label\n      slots {\n        starts_at\n        label\n        is_available\n        message\n        is_current\n        has_other_fee\n      }\n    }\n  }\n": types.JourneyConsultTimesDocument,
    "\n  mutation JourneySubscriptionsMoveConsult($input: JourneySubscriptionsMoveConsultInput!) {\n    journey_subscriptions_move_consult(input: $input) {\n      subscription {\n        id\n        upcoming_booking {\n          id\n          appointment_at\n        }\n      }\n    }\n  }\n": types.JourneySubscriptionsMoveConsultDocument,
    "\n  fragment HealthDraftFields on HealthDraft {\n    id\n    version\n    entries\n    sealed\n  }\n": types.HealthDraftFieldsFragmentDoc,
    "\n  query HealthDraft($booking_type: BookingType, $care: CareForm, $sealed: String) {\n    health_draft(booking_type: $booking_type, care: $care, sealed: $sealed) {\n      ...HealthDraftFields\n    }\n  }\n": types.HealthDraftDocument,
    "\n  mutation HealthDraftSave($input: HealthDraftSaveInput!) {\n    health_draft_save(input: $input) {\n      draft {\n        ...HealthDraftFields\n      }\n    }\n  }\n": types.HealthDraftSaveDocument,
    "\n  mutation HealthDraftDelete($booking_type: BookingType, $care: CareForm) {\n    health_draft_delete(booking_type: $booking_type, care: $care) {\n      deleted\n    }\n  }\n": types.HealthDraftDeleteDocument,
    "\n  query PaymentGateway {\n    payment_gateway {\n      name\n      tokens_url\n      wallets {\n        id\n        name\n        sheet_url\n      }\n    }\n  }\n": types.PaymentGatewayDocument,
    "\n  query Addresses {\n    me {\n      addresses {\n        id\n        first_name\n        last_name\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n        is_default\n      }\n    }\n  }\n": types.AddressesDocument,
    "\n  query CartHeader($uuid: ID) {\n    cart_header(uuid: $uuid) {\n      cart_subtotal\n      num_items\n    }\n  }\n": types.CartHeaderDocument,
    "\n  query FavouriteIds {\n    favourite_ids\n  }\n": types.FavouriteIdsDocument,
    "\n  query Me {\n    me {\n      first_name\n      edr_card_first2\n      edr_card_last4\n      edr_linked\n      edr_points\n    }\n  }\n": types.MeDocument,
    "\n  query PatientsNames {\n    patients_names {\n      uuid\n      first_name\n      last_name\n    }\n  }\n": types.PatientsNamesDocument,
    "\n  query PaymentMethods {\n    payment_methods {\n      payment_source_id: stripe_source_id\n      brand\n      last4\n      exp_month\n      exp_year\n      is_default\n    }\n  }\n": types.PaymentMethodsDocument,
    "\n  query RewardsCard {\n    me {\n      edr_linked\n      edr_card_first2\n      edr_card_last4\n    }\n  }\n": types.RewardsCardDocument,
    "\n  query PostcodeShippingMethods($postcode: String!) {\n    postcode_shipping_methods(postcode: $postcode) {\n      id\n      name\n      type\n      price\n      display_price\n      display_info\n      pdp_display_info\n      cutoff\n      delivery_date\n    }\n  }\n": types.PostcodeShippingMethodsDocument,
    "\n  query MarketingCart($uuid: ID!) {\n    cart(uuid: $uuid) {\n      items {\n        quantity\n        unit_price\n        product {\n          id\n        }\n      }\n    }\n  }\n": types.MarketingCartDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AddressSuggestions($query: String!, $near: String) {\n    address_suggestions(query: $query, near: $near) {\n      id\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n      label\n    }\n  }\n"): typeof import('./graphql').AddressSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Postcodes($query: String!) {\n    postcodes(query: $query) {\n      id\n      suburb\n      postcode\n      state\n    }\n  }\n"): typeof import('./graphql').PostcodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JourneyConsultTimes($subscription_id: ID!) {\n    journey_consult_times(subscription_id: $subscription_id) {\n      date\n      label\n      slots {\n        starts_at\n        label\n        is_available\n        message\n        is_current\n        has_other_fee\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyConsultTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsMoveConsult($input: JourneySubscriptionsMoveConsultInput!) {\n    journey_subscriptions_move_consult(input: $input) {\n      subscription {\n        id\n        upcoming_booking {\n          id\n          appointment_at\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsMoveConsultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthDraftFields on HealthDraft {\n    id\n    version\n    entries\n    sealed\n  }\n"): typeof import('./graphql').HealthDraftFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HealthDraft($booking_type: BookingType, $care: CareForm, $sealed: String) {\n    health_draft(booking_type: $booking_type, care: $care, sealed: $sealed) {\n      ...HealthDraftFields\n    }\n  }\n"): typeof import('./graphql').HealthDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthDraftSave($input: HealthDraftSaveInput!) {\n    health_draft_save(input: $input) {\n      draft {\n        ...HealthDraftFields\n      }\n    }\n  }\n"): typeof import('./graphql').HealthDraftSaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthDraftDelete($booking_type: BookingType, $care: CareForm) {\n    health_draft_delete(booking_type: $booking_type, care: $care) {\n      deleted\n    }\n  }\n"): typeof import('./graphql').HealthDraftDeleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentGateway {\n    payment_gateway {\n      name\n      tokens_url\n      wallets {\n        id\n        name\n        sheet_url\n      }\n    }\n  }\n"): typeof import('./graphql').PaymentGatewayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Addresses {\n    me {\n      addresses {\n        id\n        first_name\n        last_name\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n        is_default\n      }\n    }\n  }\n"): typeof import('./graphql').AddressesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartHeader($uuid: ID) {\n    cart_header(uuid: $uuid) {\n      cart_subtotal\n      num_items\n    }\n  }\n"): typeof import('./graphql').CartHeaderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavouriteIds {\n    favourite_ids\n  }\n"): typeof import('./graphql').FavouriteIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      first_name\n      edr_card_first2\n      edr_card_last4\n      edr_linked\n      edr_points\n    }\n  }\n"): typeof import('./graphql').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PatientsNames {\n    patients_names {\n      uuid\n      first_name\n      last_name\n    }\n  }\n"): typeof import('./graphql').PatientsNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentMethods {\n    payment_methods {\n      payment_source_id: stripe_source_id\n      brand\n      last4\n      exp_month\n      exp_year\n      is_default\n    }\n  }\n"): typeof import('./graphql').PaymentMethodsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RewardsCard {\n    me {\n      edr_linked\n      edr_card_first2\n      edr_card_last4\n    }\n  }\n"): typeof import('./graphql').RewardsCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostcodeShippingMethods($postcode: String!) {\n    postcode_shipping_methods(postcode: $postcode) {\n      id\n      name\n      type\n      price\n      display_price\n      display_info\n      pdp_display_info\n      cutoff\n      delivery_date\n    }\n  }\n"): typeof import('./graphql').PostcodeShippingMethodsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarketingCart($uuid: ID!) {\n    cart(uuid: $uuid) {\n      items {\n        quantity\n        unit_price\n        product {\n          id\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').MarketingCartDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
