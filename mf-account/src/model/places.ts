import { isPostcode } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { graphql } from '../generated/gql';
import type { AddressPlacesQuery } from '../generated/gql/graphql';

const AddressPlacesDocument = graphql(/* GraphQL */ `
  query AddressPlaces($query: String!) {
    postcodes(query: $query) {
      id
      suburb
      postcode
      state
    }
  }
`);

export type Place = AddressPlacesQuery['postcodes'][number];

const HOUR_MS = 3_600_000;

/** Every suburb of a postcode. */
export const placesQuery = (postcode: string) =>
  queryOptions({
    queryKey: ['places', postcode],
    queryFn: async ({ signal }) =>
      (await request(AddressPlacesDocument, { query: postcode }, { signal })).postcodes,
    staleTime: HOUR_MS,
  });

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();

/** True when suburb, state and postcode name one of these places together. */
export const isPlace = (
  places: readonly Place[],
  { suburb, state, postcode }: { suburb: string; state: string; postcode: string },
): boolean =>
  places.some(
    (place) => place.postcode === postcode && place.state === state && plain(place.suburb) === plain(suburb),
  );

/** Places of the postcode that is being typed; empty until it is whole. */
export function usePlaces(postcode: string): readonly Place[] {
  const { data } = useQuery({ ...placesQuery(postcode), enabled: isPostcode(postcode) });
  return data ?? [];
}
