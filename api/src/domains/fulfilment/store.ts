import { POSTCODE_SUGGESTIONS, type State } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { PharmacyDocument, PostcodeDocument } from './documents';

const postcodes = (db: Db) => db.collection<PostcodeDocument>('postcodes');
const pharmacies = (db: Db) => db.collection<PharmacyDocument>('pharmacies');

/** Sorts after every string that begins with the same letters. */
const AFTER_ALL = '\uffff';

export async function ensureIndexes(db: Db): Promise<void> {
  await postcodes(db).createIndexes([
    { key: { suburb: 1, postcode: 1 }, name: 'suburb' },
    { key: { postcode: 1, suburb: 1 }, name: 'postcode' },
  ]);
}

const prefix = (text: string) => ({ $gte: text, $lt: text + AFTER_ALL });

/** What a search text asks for: beginnings of a suburb, of a postcode, or both ("SURRY 20", "2010 SURRY"). */
function suggestionFilter(query: string) {
  const digits = /^(\d+)(?: (.*))?$/.exec(query) ?? /^(.*?) (\d+)$/.exec(query);
  if (!digits) return { suburb: prefix(query) };
  const [, first = '', second = ''] = digits;
  const [postcode, suburb] = /^\d/.test(first) ? [first, second] : [second, first];
  return { postcode: prefix(postcode), ...(suburb ? { suburb: prefix(suburb) } : {}) };
}

/** Suburbs and postcodes beginning with a query of `postcodeQuery`, at most 40. */
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

/** Every suburb of a postcode. */
export async function findPostcode(db: Db, postcode: string): Promise<PostcodeDocument[]> {
  return postcodes(db).find({ postcode }).sort({ postcode: 1, suburb: 1 }).toArray();
}

/** True when the suburb lies in the state and has the postcode. */
export async function isKnownSuburb(
  db: Db,
  place: { suburb: string; state: State; postcode: string },
): Promise<boolean> {
  const suburb = place.suburb.trim().replace(/\s+/g, ' ').toUpperCase();
  const rows = await postcodes(db).find({ postcode: place.postcode, suburb }).toArray();
  return rows.some(({ state }) => state === place.state);
}

/** Every pharmacy of the shop: some dozens, so all are read. */
export async function listPharmacies(db: Db): Promise<PharmacyDocument[]> {
  return pharmacies(db).find().sort({ _id: 1 }).toArray();
}
