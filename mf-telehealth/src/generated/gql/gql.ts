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
    "\n  query TelehealthService($slug: String!) {\n    telehealth_service(slug: $slug) {\n      booking_type\n      group\n      button_label\n      price\n      title\n      slug\n      summary\n      description\n      who_for\n      not_for\n      steps {\n        title\n        text\n      }\n      duration_minutes\n    }\n  }\n": typeof types.TelehealthServiceDocument,
    "\n  query TelehealthServices {\n    telehealth_services {\n      booking_type\n      group\n      button_label\n      price\n      title\n      slug\n      summary\n      duration_minutes\n    }\n  }\n": typeof types.TelehealthServicesDocument,
};
const documents: Documents = {
    "\n  query TelehealthService($slug: String!) {\n    telehealth_service(slug: $slug) {\n      booking_type\n      group\n      button_label\n      price\n      title\n      slug\n      summary\n      description\n      who_for\n      not_for\n      steps {\n        title\n        text\n      }\n      duration_minutes\n    }\n  }\n": types.TelehealthServiceDocument,
    "\n  query TelehealthServices {\n    telehealth_services {\n      booking_type\n      group\n      button_label\n      price\n      title\n      slug\n      summary\n      duration_minutes\n    }\n  }\n": types.TelehealthServicesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthService($slug: String!) {\n    telehealth_service(slug: $slug) {\n      booking_type\n      group\n      button_label\n      price\n      title\n      slug\n      summary\n      description\n      who_for\n      not_for\n      steps {\n        title\n        text\n      }\n      duration_minutes\n    }\n  }\n"): typeof import('./graphql').TelehealthServiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TelehealthServices {\n    telehealth_services {\n      booking_type\n      group\n      button_label\n      price\n      title\n      slug\n      summary\n      duration_minutes\n    }\n  }\n"): typeof import('./graphql').TelehealthServicesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
