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
    "\n  query Postcodes($query: String!) {\n    postcodes(query: $query) {\n      id\n      suburb\n      postcode\n      state\n    }\n  }\n": typeof types.PostcodesDocument,
    "\n  query PaymentGateway {\n    payment_gateway {\n      name\n      tokens_url\n    }\n  }\n": typeof types.PaymentGatewayDocument,
};
const documents: Documents = {
    "\n  query Postcodes($query: String!) {\n    postcodes(query: $query) {\n      id\n      suburb\n      postcode\n      state\n    }\n  }\n": types.PostcodesDocument,
    "\n  query PaymentGateway {\n    payment_gateway {\n      name\n      tokens_url\n    }\n  }\n": types.PaymentGatewayDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Postcodes($query: String!) {\n    postcodes(query: $query) {\n      id\n      suburb\n      postcode\n      state\n    }\n  }\n"): typeof import('./graphql').PostcodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentGateway {\n    payment_gateway {\n      name\n      tokens_url\n    }\n  }\n"): typeof import('./graphql').PaymentGatewayDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
