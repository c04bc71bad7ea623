import type { State } from '@saltbush/contract';
import { distanceKm } from './distance';
import type { PharmacyDocument, PostcodeDocument } from './documents';

/** Maximum distance of same-day delivery from a fulfilment pharmacy, in kilometres (rule selling-18). */
export const SAME_DAY_RADIUS_KM = 25;
/** Pharmacies further away than this, in kilometres, are not offered for click-and-collect. */
const COLLECT_RADIUS_KM = 100;
const COLLECT_LOCATIONS = 10;

export interface NearPharmacy {
  pharmacy: PharmacyDocument;
  /** Kilometres from the nearest suburb of the postcode. */
  distance: number;
}

/** The delivery options for a postcode. */
export interface Coverage {
  postcode: string;
  /** State of the postcode; of its first suburb if it crosses a border. */
  state: State;
  /** False for postcodes with post office boxes only, where couriers cannot deliver. */
  isDeliveryArea: boolean;
  /** The pharmacy that dispatches same-day orders; null if none is in reach. */
  sameDay: NearPharmacy | null;
  /** The nearest pharmacy, which packs what no run delivers; null if there is none. */
  packs: NearPharmacy | null;
  /** Pharmacies that offer click-and-collect, nearest first. */
  collect: NearPharmacy[];
}

/** Returns the coverage of a postcode from its suburbs and the pharmacies; null for an unknown postcode. */
export function coverageOf(
  suburbs: readonly PostcodeDocument[],
  pharmacies: readonly PharmacyDocument[],
): Coverage | null {
  const [first] = suburbs;
  if (!first) return null;
  const delivered = suburbs.filter(({ category }) => category === 'Delivery Area');
  const places = delivered.length > 0 ? delivered : suburbs;
  const near = pharmacies
    .map((pharmacy) => ({
      pharmacy,
      distance: Math.min(...places.map((place) => distanceKm(place, pharmacy))),
    }))
    .sort((a, b) => a.distance - b.distance);
  const sameDay = near.find(
    ({ pharmacy, distance }) => pharmacy.is_same_day && distance <= SAME_DAY_RADIUS_KM,
  );
  return {
    postcode: first.postcode,
    state: places[0]?.state ?? first.state,
    isDeliveryArea: delivered.length > 0,
    sameDay: (delivered.length > 0 && sameDay) || null,
    packs: near[0] ?? null,
    collect: near
      .filter(({ pharmacy, distance }) => pharmacy.is_click_and_collect && distance <= COLLECT_RADIUS_KM)
      .slice(0, COLLECT_LOCATIONS),
  };
}
