const MAX_LENGTH = 12;

/** Words in lower case without accents and signs. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** What a word is looked for by: its beginning, as long as beginnings are stored. */
export const tokenOf = (word: string): string => word.slice(0, MAX_LENGTH);

/** Every beginning of every word: words are looked for while they are typed. */
export const searchTokensOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text).flatMap((word) =>
      Array.from({ length: Math.min(word.length, MAX_LENGTH) }, (_, index) => word.slice(0, index + 1)),
    ),
  ),
];
