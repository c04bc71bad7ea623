import { isPostcode } from '@saltbush/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Place, searchPlaces } from './search-places';

const HOUR_MS = 3_600_000;

/** Every suburb of a postcode; one answer serves every remote on the page. */
export const placesQuery = (postcode: string) =>
  queryOptions({
    queryKey: ['shop', 'places', postcode],
    queryFn: ({ signal }) => searchPlaces(postcode, signal),
    staleTime: HOUR_MS,
  });

/** Places of the postcode that is being typed; empty until it is whole. */
export function usePlaces(typed: string): readonly Place[] {
  const postcode = typed.trim();
  const { data } = useQuery({ ...placesQuery(postcode), enabled: isPostcode(postcode) });
  return data ?? [];
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();

/** The place that suburb, state and postcode name together, or null; capitals and spaces do not matter. */
export function findPlace(
  places: readonly Place[],
  typed: { suburb: string; state: string; postcode: string },
): Place | null {
  const suburb = plain(typed.suburb);
  const postcode = typed.postcode.trim();
  const isMeant = (place: Place) =>
    place.postcode === postcode && place.state === typed.state && plain(place.suburb) === suburb;
  return places.find(isMeant) ?? null;
}
