import { postcodeQuery } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../generated/gql';
import type { PostcodesQuery } from '../generated/gql/graphql';

const PostcodesDocument = graphql(/* GraphQL */ `
  query Postcodes($query: String!) {
    postcodes(query: $query) {
      id
      suburb
      postcode
      state
    }
  }
`);

/** A suburb of a postcode: its name in capitals, as it is stored, and the postcode's four digits. */
export type Place = PostcodesQuery['postcodes'][number];

/** Suburbs and postcodes that begin with what was typed, post office boxes too (section 5.d). */
export async function searchPlaces(typed: string, signal?: AbortSignal): Promise<Place[]> {
  const query = postcodeQuery(typed);
  if (!query) return [];
  return (await request(PostcodesDocument, { query }, { signal })).postcodes;
}
