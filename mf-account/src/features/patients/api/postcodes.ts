import { postcodeQuery } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { PostcodesQuery } from '../../../generated/gql/graphql';

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

export type Place = PostcodesQuery['postcodes'][number];

/** Suburbs and postcodes that begin with what was typed (section 5, Postcode search). */
export async function searchPlaces(typed: string, signal?: AbortSignal): Promise<Place[]> {
  const query = postcodeQuery(typed);
  if (!query) return [];
  return (await request(PostcodesDocument, { query }, { signal })).postcodes;
}
