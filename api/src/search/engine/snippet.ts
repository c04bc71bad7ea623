import { type Highlight, type HighlightTags, highlight } from './highlight';
import { type Token, tokenise } from './tokens';

/** Part of a text with the words that were found marked, in the hosted service's form. */
export type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

export interface SnippetOptions {
  /** Words of the part. */
  words: number;
  /** Stands where the text goes on. */
  ellipsis: string;
  tags: HighlightTags;
}

/** First of the `words` tokens that show most: some words before the first one that was found. */
function startOf(tokens: readonly Token[], terms: ReadonlySet<string>, words: number): number {
  const found = tokens.findIndex(({ term }) => terms.has(term));
  const before = Math.floor(words / 3);
  return Math.max(0, Math.min(found - before, tokens.length - words));
}

/** The part of a text around what was found. `terms` are those that the query may mean. */
export function snippet(
  text: string,
  queried: readonly Token[],
  terms: ReadonlySet<string>,
  { words, ellipsis, tags }: SnippetOptions,
): Snippet {
  const tokens = tokenise(text);
  const marked = (part: string): Snippet => {
    const { value, matchLevel } = highlight(part, queried, terms, tags);
    return { value, matchLevel };
  };
  if (tokens.length <= words) return marked(text);
  const from = startOf(tokens, terms, words);
  const until = from + words;
  const start = from === 0 ? 0 : (tokens[from]?.start ?? 0);
  const end = until >= tokens.length ? text.length : (tokens[until - 1]?.end ?? text.length);
  const { value, matchLevel } = marked(text.slice(start, end));
  const [before, after] = [start > 0 ? ellipsis : '', end < text.length ? ellipsis : ''];
  return { value: `${before}${value}${after}`, matchLevel };
}
