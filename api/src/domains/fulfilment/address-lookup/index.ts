import { POSTCODE_SUGGESTIONS } from '@saltbush/contract';
import type { Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import type { Clock } from '../../../lib/clock';
import { createDailyAllowance } from '../../../lib/limits/daily-allowance';
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
  client: MongoClient;
  db: Db;
  clock: Clock;
  log: Logger;
  config: { standIns: ReadonlySet<StandIn>; geoscapeApiKey: string | null; addressLookupsPerDay: number };
}

/** Creates the lookup of addresses: Geoscape's, the embedded sample, or none (rule addresses-05). */
export function createAddressLookup(options: AddressLookupOptions): AddressLookup | null {
  const { client, db, clock, log } = options;
  const { standIns, geoscapeApiKey: key, addressLookupsPerDay: callsPerDay } = options.config;
  if (key) {
    const counting = { client, dbName: db.databaseName, clock, log };
    const allowance = createDailyAllowance({ ...counting, name: 'addressLookupByShop', callsPerDay });
    return createGeoscapeLookup({ key, clock, log, allowance });
  }
  return standIns.has('addresses') ? createEmbeddedLookup(samplePlaces(db)) : null;
}
