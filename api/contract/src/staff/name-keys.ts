/** Accents, and apostrophes, which some write and some do not. */
const LEFT_OUT = /[\p{M}'’]/gu;
const NOT_OF_A_NAME = /[^\p{L}\p{N}]+/gu;

/** A name as it is compared: lower case, without accents, one space for everything between letters. */
export const nameKey = (text: string): string =>
  text.normalize('NFKD').replace(LEFT_OUT, '').toLowerCase().replace(NOT_OF_A_NAME, ' ').trim();

/** What a person is found by: the beginning of the first or the last name, or of both in either order. */
export function nameKeys(person: { first_name: string; last_name: string }): string[] {
  const [first, last] = [nameKey(person.first_name), nameKey(person.last_name)];
  return [...new Set([`${first} ${last}`.trim(), `${last} ${first}`.trim()])];
}
