import { postcodeQuery, suburbName, toPostcodeSearchText } from '@saltbush/contract';
import { distanceKm } from '../distance';
import type { PostcodeDocument } from '../documents';
import type { AddressLookup, FoundAddress, NearPlace } from './lookup';
import { splitNumber, splitUnit } from './parse-street';
import { lastHouse, SAMPLE_STREETS, type SampleStreet } from './sample-streets';
import { beginsType } from './street-types';

type Place = Pick<PostcodeDocument, 'suburb' | 'state' | 'postcode' | 'lat' | 'lng'>;

/** Where the sample's suburbs come from. */
export interface PlaceSource {
  /** Suburbs that match a `postcodeQuery`. */
  matching(query: string): Promise<readonly Place[]>;
  /** Suburbs for text that names none yet: those of this postcode, and some everywhere. */
  wellKnown(postcode: string | null): Promise<readonly Place[]>;
}

/** Sydney, as long as nobody has said where they are. */
const CENTRE = { lat: -33.8688, lng: 151.2093 };
/** The first streets that begin with the text, and addresses, that are looked at. */
const STREETS = 6;
const FOUND = 12;

/** A street that the typed words may mean, and the words after it, which are of a place. */
interface Meaning {
  street: SampleStreet;
  place: string;
}

/** Reads "KIN", "KING ST", "KING ST NEW" or "KING NEWTOWN" as a street: null if they name another. */
function meaningOf(street: SampleStreet, words: readonly string[]): Meaning | null {
  const name = street.name.toUpperCase().split(' ');
  const given = words.slice(0, name.length);
  const isWhole = words.length > name.length;
  const matches = given.every((word, at) =>
    isWhole || at < given.length - 1 ? name[at] === word : name[at]?.startsWith(word),
  );
  if (!matches) return null;
  const [type = '', ...rest] = words.slice(name.length);
  return { street, place: (beginsType(type, street.type) ? rest : [type, ...rest]).join(' ') };
}

async function placesFor(
  source: PlaceSource,
  text: string,
  near: NearPlace | null,
): Promise<readonly Place[]> {
  const query = postcodeQuery(text);
  const places = query ? await source.matching(query) : await source.wellKnown(near?.postcode ?? null);
  const centre = near ?? CENTRE;
  return places
    .filter(({ suburb }) => query !== null || suburb.startsWith(text))
    .map((place) => ({ place, distance: distanceKm(centre, place) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
}

const addressIn = (
  { name, type }: SampleStreet,
  place: Place,
  house: string,
  unit: string,
): FoundAddress => ({
  id: `${place.postcode} ${place.suburb} ${name} ${type}`.replace(/\W+/g, '-').toLowerCase(),
  address_1: `${house} ${name} ${type}`,
  address_2: unit,
  suburb: suburbName(place.suburb),
  state: place.state,
  postcode: place.postcode,
});

/**
 * Completes addresses from invented streets in real suburbs, for development and tests: any house number within a
 * street's range. It must never serve shoppers, whose parcels would go to places that do not exist.
 */
export function createEmbeddedLookup(source: PlaceSource): AddressLookup {
  return {
    name: 'embedded',
    async suggest(query, near) {
      const { unit, rest } = splitUnit(query);
      const house = splitNumber(rest);
      const first = Number.parseInt(house?.number ?? '', 10);
      if (!house || first < 1) return [];
      const words = toPostcodeSearchText(house.rest).toUpperCase().trim().split(' ');
      const meanings = SAMPLE_STREETS.flatMap((street) => meaningOf(street, words) ?? []).slice(0, STREETS);
      const found: FoundAddress[] = [];
      for (const { street, place } of meanings) {
        const places = await placesFor(source, place, near);
        const isThere = ({ suburb, postcode }: Place) => first <= lastHouse(street, suburb, postcode);
        found.push(...places.filter(isThere).map((there) => addressIn(street, there, house.number, unit)));
      }
      return found.slice(0, FOUND);
    },
  };
}
