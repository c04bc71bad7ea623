import { isPostcode } from '@saltbush/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Place, searchPlaces } from './search-places';

const HOUR_MS = 3_600_000;

/** Query for all suburbs of a postcode; its cache is shared by every remote on the page. */
export const placesQuery = (postcode: string) =>
  queryOptions({
    queryKey: ['shop', 'places', postcode],
    queryFn: ({ signal }) => searchPlaces(postcode, signal),
    staleTime: HOUR_MS,
  });

/** Returns the places of the postcode being typed; empty until it is complete. */
export function usePlaces(typed: string): readonly Place[] {
  const postcode = typed.trim();
  const { data } = useQuery({ ...placesQuery(postcode), enabled: isPostcode(postcode) });
  return data ?? [];
}

const normalise = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();

/** Returns the place matching suburb, state and postcode, ignoring case and whitespace, or null. */
export function findPlace(
  places: readonly Place[],
  typed: { suburb: string; state: string; postcode: string },
): Place | null {
  const suburb = normalise(typed.suburb);
  const postcode = typed.postcode.trim();
  const matches = (place: Place) =>
    place.postcode === postcode && place.state === typed.state && normalise(place.suburb) === suburb;
  return places.find(matches) ?? null;
}
