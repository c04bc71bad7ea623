import type { Token } from './tokens';

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

/** The words of a query that say something. The last one is kept: it may be the beginning of a longer word. */
export function withoutStopWords(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ term }, at) => at === tokens.length - 1 || !STOP_WORDS.has(term));
}
