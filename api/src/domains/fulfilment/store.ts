import { POSTCODE_SUGGESTIONS, type State } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { PharmacyDocument, PostcodeDocument } from './documents';

const postcodes = (db: Db) => db.collection<PostcodeDocument>('postcodes');
const pharmacies = (db: Db) => db.collection<PharmacyDocument>('pharmacies');

/** Sorts after every string that starts with the same letters. */
const AFTER_ALL = '\uffff';

export async function ensureIndexes(db: Db): Promise<void> {
  await postcodes(db).createIndexes([
    { key: { suburb: 1, postcode: 1 }, name: 'suburb' },
    { key: { postcode: 1, suburb: 1 }, name: 'postcode' },
  ]);
}

const prefix = (text: string) => ({ $gte: text, $lt: text + AFTER_ALL });

/** Parses a search text into prefixes of a suburb, a postcode, or both ("SURRY 20", "2010 SURRY"). */
function suggestionFilter(query: string) {
  const digits = /^(\d+)(?: (.*))?$/.exec(query) ?? /^(.*?) (\d+)$/.exec(query);
  if (!digits) return { suburb: prefix(query) };
  const [, first = '', second = ''] = digits;
  const [postcode, suburb] = /^\d/.test(first) ? [first, second] : [second, first];
  return { postcode: prefix(postcode), ...(suburb ? { suburb: prefix(suburb) } : {}) };
}

/** Returns at most 40 suburbs and postcodes that match a `postcodeQuery`. */
export async function suggestPostcodes(
  db: Db,
  query: string,
  { includePoBoxes }: { includePoBoxes: boolean },
): Promise<PostcodeDocument[]> {
  const filter = suggestionFilter(query);
  const category = includePoBoxes ? {} : { category: 'Delivery Area' as const };
  const sort =
    'postcode' in filter ? ({ postcode: 1, suburb: 1 } as const) : ({ suburb: 1, postcode: 1 } as const);
  return postcodes(db)
    .find({ ...filter, ...category })
    .sort(sort)
    .limit(POSTCODE_SUGGESTIONS)
    .toArray();
}

/** Returns every suburb of a postcode. */
export async function findPostcode(db: Db, postcode: string): Promise<PostcodeDocument[]> {
  return postcodes(db).find({ postcode }).sort({ postcode: 1, suburb: 1 }).toArray();
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
