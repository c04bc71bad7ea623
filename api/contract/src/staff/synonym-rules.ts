/** The most phrases on one side of a line of synonyms. */
export const MAX_SYNONYM_PHRASES = 10;
/** The most characters of a phrase. */
export const MAX_SYNONYM_LENGTH = 60;
/** The most lines that staff keep. */
export const MAX_SYNONYM_LINES = 500;

/** What is wrong with a line of synonyms, in the words of the form and the api. */
export const SYNONYM_MESSAGES = {
  missing: 'Please enter at least one word',
  many: `Please enter at most ${MAX_SYNONYM_PHRASES} words or phrases`,
  long: `Please enter words or phrases of at most ${MAX_SYNONYM_LENGTH} characters`,
  unreadable: 'Please enter words with letters or digits',
  same: 'Please enter something else than what shoppers type',
  full: `There are ${MAX_SYNONYM_LINES} lines already. Please remove one first`,
} as const;

/** A line of synonyms: what shoppers type, and what is looked for instead. */
export interface SynonymLine {
  typed: readonly string[];
  found: readonly string[];
}

/** @returns a phrase as it is kept: lower case, single spaces */
export const tidyPhrase = (phrase: string): string => phrase.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Reads phrases that are separated by commas or line breaks, each once. */
export const readPhrases = (words: string): string[] => [
  ...new Set(
    words
      .split(/[,\n]/)
      .map(tidyPhrase)
      .filter((phrase) => phrase !== ''),
  ),
];

function phrasesError(phrases: readonly string[]): string | null {
  if (phrases.length === 0) return SYNONYM_MESSAGES.missing;
  if (phrases.length > MAX_SYNONYM_PHRASES) return SYNONYM_MESSAGES.many;
  if (phrases.some((phrase) => phrase.length > MAX_SYNONYM_LENGTH)) return SYNONYM_MESSAGES.long;
  return phrases.every((phrase) => /[\p{L}\p{N}]/u.test(phrase)) ? null : SYNONYM_MESSAGES.unreadable;
}

/** @returns what is wrong with a line, by field; null if nothing is */
export function synonymErrors({
  typed,
  found,
}: SynonymLine): Partial<Record<keyof SynonymLine, string>> | null {
  const [ofTyped, ofFound] = [phrasesError(typed), phrasesError(found)];
  if (ofTyped || ofFound) return { ...(ofTyped && { typed: ofTyped }), ...(ofFound && { found: ofFound }) };
  const isSame = found.length === 1 && typed.some((phrase) => phrase === found[0]);
  return isSame ? { found: SYNONYM_MESSAGES.same } : null;
}

/** @returns what is said of a phrase that another line has */
export const phraseTaken = (phrase: string): string => `Another line has “${phrase}” already`;
