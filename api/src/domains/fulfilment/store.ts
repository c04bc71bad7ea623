import { type State, toPostcodeSearchText } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { PharmacyDocument, PostcodeDocument } from './documents';

/** Suburbs and their postcodes. */
export const postcodes = (db: Db) => db.collection<PostcodeDocument>('postcodes');
const pharmacies = (db: Db) => db.collection<PharmacyDocument>('pharmacies');

/** Completes suburbs that were stored before they had a search name. */
async function addSearchNames(db: Db): Promise<void> {
  const without = await postcodes(db)
    .find({ search_name: { $exists: false } })
    .project<Pick<PostcodeDocument, '_id' | 'suburb'>>({ suburb: 1 })
    .toArray();
  const operations = without.map(({ _id, suburb }) => ({
    updateOne: { filter: { _id }, update: { $set: { search_name: toPostcodeSearchText(suburb).trim() } } },
  }));
  if (operations.length > 0) await postcodes(db).bulkWrite(operations, { ordered: false });
}

/** Creates the indexes of postcodes. */
export async function ensureIndexes(db: Db): Promise<void> {
  await addSearchNames(db);
  await postcodes(db).createIndexes([
    { key: { search_name: 1, postcode: 1 }, name: 'search_name' },
    { key: { postcode: 1, suburb: 1 }, name: 'postcode' },
  ]);
}

/** Returns every suburb of a postcode. */
export async function findPostcode(db: Db, postcode: string): Promise<PostcodeDocument[]> {
  return postcodes(db).find({ postcode }).sort({ postcode: 1, suburb: 1 }).toArray();
}

/** Returns every suburb of some postcodes. */
export async function findPostcodes(db: Db, listed: readonly string[]): Promise<PostcodeDocument[]> {
  if (listed.length === 0) return [];
  return postcodes(db)
    .find({ postcode: { $in: [...listed] } })
    .toArray();
}

/** Returns true if the suburb is in the state and has the postcode. */
export async function isKnownSuburb(
  db: Db,
  place: { suburb: string; state: State; postcode: string },
): Promise<boolean> {
  const suburb = place.suburb.trim().replace(/\s+/g, ' ').toUpperCase();
  const rows = await postcodes(db).find({ postcode: place.postcode, suburb }).toArray();
  return rows.some(({ state }) => state === place.state);
}

/** Finds a pharmacy by its id. */
export const findPharmacy = (db: Db, id: number): Promise<PharmacyDocument | null> =>
  pharmacies(db).findOne({ _id: id });

/** Returns every pharmacy; there are only dozens. */
export async function listPharmacies(db: Db): Promise<PharmacyDocument[]> {
  return pharmacies(db).find().sort({ _id: 1 }).toArray();
}
