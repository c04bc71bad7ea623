/** Postcode that delivery answers use until the shopper says where they are (section 9). */
export const DEFAULT_POSTCODE = '2000';
/** State that prices use until the shopper says where they are. */
export const DEFAULT_STATE = 'NSW';

/** Suggestions of the postcode search: at most 40 (section 9). */
export const POSTCODE_SUGGESTIONS = 40;
const MIN_QUERY_LENGTH = 2;

/** Four digits. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);

/** What may be typed into the postcode search: letters, digits and spaces only (section 5). */
export const isPostcodeSearchText = (text: string): boolean => /^[A-Za-z0-9 ]*$/.test(text);

/**
 * The query that a postcode search sends: trimmed, inner spaces single, in capitals as suburbs are stored.
 * Null when it has other characters or fewer than 2 (section 5).
 */
export function postcodeQuery(text: string): string | null {
  if (!isPostcodeSearchText(text)) return null;
  const query = text.trim().replace(/ +/g, ' ').toUpperCase();
  return query.length >= MIN_QUERY_LENGTH ? query : null;
}
