/** Accents and apostrophes, which are often omitted in writing. */
const OMITTED = /[\p{M}'’]/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/** Normalises a name for comparison: lower case, no accents, one space for anything between letters. */
export const nameKey = (text: string): string =>
  text.normalize('NFKD').replace(OMITTED, '').toLowerCase().replace(SEPARATORS, ' ').trim();

/** Returns the keys that searches match by prefix: first name first, and last name first. */
export function nameKeys(person: { first_name: string; last_name: string }): string[] {
  const [first, last] = [nameKey(person.first_name), nameKey(person.last_name)];
  return [...new Set([`${first} ${last}`.trim(), `${last} ${first}`.trim()])];
}
