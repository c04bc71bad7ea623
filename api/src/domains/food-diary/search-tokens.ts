const MAX_LENGTH = 12;

/** Returns the words in lower case without accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Returns the prefix to search for a word by, limited to the stored prefix length. */
export const tokenOf = (word: string): string => word.slice(0, MAX_LENGTH);

/** Returns every prefix of every word, so that search works as the user types. */
export const searchTokensOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text).flatMap((word) =>
      Array.from({ length: Math.min(word.length, MAX_LENGTH) }, (_, index) => word.slice(0, index + 1)),
    ),
  ),
];
