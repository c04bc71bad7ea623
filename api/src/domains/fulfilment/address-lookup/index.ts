import { POSTCODE_SUGGESTIONS } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import type { Clock } from '../../../lib/clock';
import type { StandIn } from '../../../lib/stand-ins';
import { findPostcode, listPharmacies } from '../store';
import { suggestPostcodes } from '../suggest-postcodes';
import { createEmbeddedLookup, type PlaceSource } from './embedded';
import { createGeoscapeLookup } from './geoscape';
import type { AddressLookup } from './lookup';

/** Suburbs that are looked at for the one that is nearest. */
const PLACES = 5 * POSTCODE_SUGGESTIONS;

const samplePlaces = (db: Db): PlaceSource => ({
  matching: (query) => suggestPostcodes(db, query, { includePoBoxes: false, limit: PLACES }),
  async wellKnown(postcode) {
    const [near, pharmacies] = await Promise.all([
      postcode ? findPostcode(db, postcode) : [],
      listPharmacies(db),
    ]);
    const delivered = near.filter(({ category }) => category === 'Delivery Area');
    const names = new Set(delivered.map(({ suburb }) => suburb));
    const others = pharmacies
      .map(({ address, lat, lng }) => ({ ...address, lat, lng }))
      .filter(({ suburb }) => !names.has(suburb));
    return [...delivered, ...others];
  },
});

export interface AddressLookupOptions {
  db: Db;
  clock: Clock;
  log: Logger;
  config: { standIns: ReadonlySet<StandIn>; geoscapeApiKey: string | null };
}

/** Creates the lookup of addresses: Geoscape's, the embedded sample, or none (rule addresses-05). */
export function createAddressLookup({ db, clock, log, config }: AddressLookupOptions): AddressLookup | null {
  const { standIns, geoscapeApiKey: key } = config;
  if (key) return createGeoscapeLookup({ key, clock, log });
  return standIns.has('addresses') ? createEmbeddedLookup(samplePlaces(db)) : null;
}
