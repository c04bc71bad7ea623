import { postcodeQuery } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { PostcodesDocument, type PostcodesQuery } from '../../../generated/gql/graphql';

export type Place = PostcodesQuery['postcodes'][number];

/** Suburbs and postcodes that begin with what was typed, post office boxes too (section 5, Postcode search). */
export async function searchPostcodes(typed: string, signal?: AbortSignal): Promise<Place[]> {
  const query = postcodeQuery(typed);
  if (!query) return [];
  return (await request(PostcodesDocument, { query }, { signal })).postcodes;
}
