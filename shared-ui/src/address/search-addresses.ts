import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../generated/gql';
import type { AddressSuggestionsQuery } from '../generated/gql/graphql';

const AddressSuggestionsDocument = graphql(/* GraphQL */ `
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
`);

/** An address to choose: `label` is the whole of it in one line. */
export type AddressSuggestion = AddressSuggestionsQuery['address_suggestions'][number];

/**
 * Finds street addresses for what is typed. The text is part of somebody's address: it is sent by POST, and kept in no
 * cache.
 * @param query a `streetQuery`
 * @param near the postcode whose addresses come first; empty for none
 * @throws {ApiError} after which the address is typed
 */
export async function searchAddresses(
  query: string,
  near: string,
  signal: AbortSignal,
): Promise<AddressSuggestion[]> {
  const variables = { query, near: near || null };
  return (await request(AddressSuggestionsDocument, variables, { signal })).address_suggestions;
}
