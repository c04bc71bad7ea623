import { isPostBox } from './post-box';

/** Addresses that are suggested at a time. */
export const ADDRESS_SUGGESTIONS = 6;
const SHORTEST = 4;
const LONGEST = 100;
/** A house number, and two letters of a street's name, in either order: "12 Ki", "Unit 3". */
const HAS_NUMBER_AND_WORD = /^(?=.*\d)(?=.*\p{L}{2})/u;

/**
 * Returns the text to look a street address up by: trimmed, with single inner spaces. Null for text that no address
 * can be suggested for: shorter than 4 characters or longer than 100, without a number or without a word, or a post
 * office box (rules addresses-01 and addresses-03).
 */
export function streetQuery(text: string): string | null {
  const query = text.trim().replace(/\s+/g, ' ');
  if (query.length < SHORTEST || query.length > LONGEST) return null;
  return HAS_NUMBER_AND_WORD.test(query) && !isPostBox(query) ? query : null;
}
