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

/** A suburb with its postcode: the name in upper case, as stored, and four digits. */
export type Place = PostcodesQuery['postcodes'][number];

/** Finds suburbs and postcodes that start with the query, including post office boxes (section 5.d). */
export async function searchPlaces(typed: string, signal?: AbortSignal): Promise<Place[]> {
  const query = postcodeQuery(typed);
  if (!query) return [];
  return (await request(PostcodesDocument, { query }, { signal })).postcodes;
}
