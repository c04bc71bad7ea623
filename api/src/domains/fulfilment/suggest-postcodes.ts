import { POSTCODE_SUGGESTIONS } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { PostcodeDocument } from './documents';
import { postcodes } from './store';

/** Sorts after every string that starts with the same letters. */
const AFTER_ALL = '\uffff';

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
