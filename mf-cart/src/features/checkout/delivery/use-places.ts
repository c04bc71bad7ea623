import { isPostcode } from '@saltbush/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Place, searchPlaces } from '../../../model/postcode-search';

const HOUR_MS = 3_600_000;

/** Every suburb of a postcode. */
export const placesQuery = (postcode: string) =>
  queryOptions({
    queryKey: ['places', postcode],
    queryFn: ({ signal }) => searchPlaces(postcode, signal),
    staleTime: HOUR_MS,
  });

interface PlaceFields {
  suburb: string;
  state: string;
  postcode: string;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();

/** The place that suburb, state and postcode name together, or null. */
export function findPlace(places: readonly Place[], { suburb, state, postcode }: PlaceFields): Place | null {
  const name = plain(suburb);
  return (
    places.find(
      (place) => place.postcode === postcode && place.state === state && plain(place.suburb) === name,
    ) ?? null
  );
}

/** Places of the postcode that is being typed; empty until it is whole. */
export function usePlaces(postcode: string): readonly Place[] {
  const { data } = useQuery({ ...placesQuery(postcode), enabled: isPostcode(postcode) });
  return data ?? [];
}
