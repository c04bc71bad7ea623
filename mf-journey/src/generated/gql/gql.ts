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
    "\n  query Program($slug: String!) {\n    journey(slug: $slug) {\n      id\n      name\n      tagline\n      description\n      price\n      lessons {\n        id\n        name\n        description\n        read_minutes\n        week\n      }\n      faqs {\n        question\n        answer\n      }\n    }\n  }\n": typeof types.ProgramDocument,
    "\n  query JourneySubscriptions($journey_id: ID!) {\n    journey_subscriptions(journey_id: $journey_id) {\n      id\n      status\n      is_active\n      journey {\n        name\n      }\n      patient {\n        first_name\n        last_name\n      }\n      next_billing_at\n      num_free_consults\n      voucher_discount\n      upcoming_booking {\n        appointment_at\n        status\n      }\n      last_order {\n        reference\n        created_at\n        order_total\n        gst_total\n      }\n      orders {\n        reference\n        created_at\n        order_total\n        items {\n          name\n          quantity\n        }\n      }\n      lessons {\n        status\n        percent\n        body\n        lesson {\n          id\n          name\n          read_minutes\n          week\n        }\n      }\n      current_lesson {\n        lesson {\n          id\n        }\n      }\n      items {\n        id\n        is_prescribed\n        quantity\n        price\n        product {\n          name\n          slug\n          primary_image {\n            url\n          }\n        }\n      }\n      items_total\n      discount_total\n      program_fee\n      total\n      prescribed_items_total\n      nonprescribed_items_total\n    }\n  }\n": typeof types.JourneySubscriptionsDocument,
};
const documents: Documents = {
    "\n  query Program($slug: String!) {\n    journey(slug: $slug) {\n      id\n      name\n      tagline\n      description\n      price\n      lessons {\n        id\n        name\n        description\n        read_minutes\n        week\n      }\n      faqs {\n        question\n        answer\n      }\n    }\n  }\n": types.ProgramDocument,
    "\n  query JourneySubscriptions($journey_id: ID!) {\n    journey_subscriptions(journey_id: $journey_id) {\n      id\n      status\n      is_active\n      journey {\n        name\n      }\n      patient {\n        first_name\n        last_name\n      }\n      next_billing_at\n      num_free_consults\n      voucher_discount\n      upcoming_booking {\n        appointment_at\n        status\n      }\n      last_order {\n        reference\n        created_at\n        order_total\n        gst_total\n      }\n      orders {\n        reference\n        created_at\n        order_total\n        items {\n          name\n          quantity\n        }\n      }\n      lessons {\n        status\n        percent\n        body\n        lesson {\n          id\n          name\n          read_minutes\n          week\n        }\n      }\n      current_lesson {\n        lesson {\n          id\n        }\n      }\n      items {\n        id\n        is_prescribed\n        quantity\n        price\n        product {\n          name\n          slug\n          primary_image {\n            url\n          }\n        }\n      }\n      items_total\n      discount_total\n      program_fee\n      total\n      prescribed_items_total\n      nonprescribed_items_total\n    }\n  }\n": types.JourneySubscriptionsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Program($slug: String!) {\n    journey(slug: $slug) {\n      id\n      name\n      tagline\n      description\n      price\n      lessons {\n        id\n        name\n        description\n        read_minutes\n        week\n      }\n      faqs {\n        question\n        answer\n      }\n    }\n  }\n"): typeof import('./graphql').ProgramDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JourneySubscriptions($journey_id: ID!) {\n    journey_subscriptions(journey_id: $journey_id) {\n      id\n      status\n      is_active\n      journey {\n        name\n      }\n      patient {\n        first_name\n        last_name\n      }\n      next_billing_at\n      num_free_consults\n      voucher_discount\n      upcoming_booking {\n        appointment_at\n        status\n      }\n      last_order {\n        reference\n        created_at\n        order_total\n        gst_total\n      }\n      orders {\n        reference\n        created_at\n        order_total\n        items {\n          name\n          quantity\n        }\n      }\n      lessons {\n        status\n        percent\n        body\n        lesson {\n          id\n          name\n          read_minutes\n          week\n        }\n      }\n      current_lesson {\n        lesson {\n          id\n        }\n      }\n      items {\n        id\n        is_prescribed\n        quantity\n        price\n        product {\n          name\n          slug\n          primary_image {\n            url\n          }\n        }\n      }\n      items_total\n      discount_total\n      program_fee\n      total\n      prescribed_items_total\n      nonprescribed_items_total\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
