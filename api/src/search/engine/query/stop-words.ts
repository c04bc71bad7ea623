import type { Token } from '../tokens';

const STOP_WORDS = new Set([
  'a',
  'an',
  'and',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'your',
]);

/** Removes stop words from a query, except the last word, which may be a prefix of a longer one. */
export function withoutStopWords(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ term }, at) => at === tokens.length - 1 || !STOP_WORDS.has(term));
}
