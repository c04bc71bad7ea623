import { POSTCODE_SUGGESTIONS, STATES, type State } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { PostcodeDocument } from './documents';
import { postcodes } from './store';

/** Sorts after every string that starts with the same letters. */
const AFTER_ALL = '\uffff';

const prefix = (text: string) => ({ $gte: text, $lt: text + AFTER_ALL });

/** A state between or after the other words: "NEWTOWN NSW 2042". */
const STATE = new RegExp(`(?<=.) (${STATES.join('|')})(?= |$)`);

/** Parses a search text into prefixes of a suburb, a postcode, or both ("SURRY 20", "2010 SURRY"), and a state. */
function suggestionFilter(query: string) {
  const [, state] = STATE.exec(query) ?? [];
  const rest = state ? query.replace(STATE, '') : query;
  const inState = state ? { state: state as State } : {};
  const digits = /^(\d+)(?: (.*))?$/.exec(rest) ?? /^(.*?) (\d+)$/.exec(rest);
  if (!digits) return { search_name: prefix(rest), ...inState };
  const [, first = '', second = ''] = digits;
  const [postcode, name] = /^\d/.test(first) ? [first, second] : [second, first];
  return { postcode: prefix(postcode), ...(name ? { search_name: prefix(name) } : {}), ...inState };
}

/** Returns at most 40 suburbs and postcodes that match a `postcodeQuery`, or as many as `limit` says. */
export async function suggestPostcodes(
  db: Db,
  query: string,
  { includePoBoxes, limit = POSTCODE_SUGGESTIONS }: { includePoBoxes: boolean; limit?: number },
): Promise<PostcodeDocument[]> {
  const filter = suggestionFilter(query);
  const category = includePoBoxes ? {} : { category: 'Delivery Area' as const };
  const sort: Record<string, 1> =
    'postcode' in filter ? { postcode: 1, suburb: 1 } : { search_name: 1, postcode: 1 };
  return postcodes(db)
    .find({ ...filter, ...category })
    .sort(sort)
    .limit(limit)
    .toArray();
}
