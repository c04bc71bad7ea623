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

export type Place = PostcodesQuery['postcodes'][number];

/** Suburbs and postcodes that begin with the query, post office boxes included (section 5, Postcode search). */
export async function searchPlaces(query: string, signal?: AbortSignal): Promise<Place[]> {
  return (await request(PostcodesDocument, { query }, { signal })).postcodes;
}

const SMALL_WORDS = /\b(Of|The|On|And)\b/g;

/** "SURRY HILLS" as people write it: "Surry Hills". */
export function suburbName(suburb: string): string {
  const title = suburb.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());
  return title.replace(SMALL_WORDS, (word, _match, at: number) => (at === 0 ? word : word.toLowerCase()));
}
