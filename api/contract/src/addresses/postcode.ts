/** Postcode used for delivery estimates until the shopper sets their location (section 9). */
export const DEFAULT_POSTCODE = '2000';
/** State used for prices until the shopper sets their location. */
export const DEFAULT_STATE = 'NSW';

/** Maximum number of postcode search suggestions (section 9). */
export const POSTCODE_SUGGESTIONS = 40;
const MIN_QUERY_LENGTH = 2;

/** Returns true for a postcode of four digits. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);

/** Characters allowed in the postcode search: letters, digits and spaces (section 5). */
export const isPostcodeSearchText = (text: string): boolean => /^[A-Za-z0-9 ]*$/.test(text);

/**
 * Returns typed or pasted text in the characters of the postcode search (section 5). What divides words becomes a space;
 * marks that names are written with and without, as in St. Kilda and O'Connor, are left out.
 */
export const toPostcodeSearchText = (text: string): string =>
  text
    .replace(/[-,/\s]+/g, ' ')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trimStart();

/**
 * Returns the query to send for a postcode search: trimmed, with single inner spaces, in capitals as suburbs are
 * stored. Returns null if it contains other characters or is shorter than 2 (section 5).
 */
export function postcodeQuery(text: string): string | null {
  if (!isPostcodeSearchText(text)) return null;
  const query = text.trim().replace(/ +/g, ' ').toUpperCase();
  return query.length >= MIN_QUERY_LENGTH ? query : null;
}
