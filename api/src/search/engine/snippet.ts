import { type Highlight, type HighlightTags, highlight } from './highlight';
import { type Token, tokenise } from './tokens';

/** An excerpt of a text with its matched words marked, in the hosted service's form. */
export type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

export interface SnippetOptions {
  /** Length in words. */
  words: number;
  /** Marks where the text was cut. */
  ellipsis: string;
  tags: HighlightTags;
}

/** Returns the index of the excerpt's first token: a few words before the first match. */
function startOf(tokens: readonly Token[], terms: ReadonlySet<string>, words: number): number {
  const found = tokens.findIndex(({ term }) => terms.has(term));
  const before = Math.floor(words / 3);
  return Math.max(0, Math.min(found - before, tokens.length - words));
}

/** Returns an excerpt around the first match. `terms` are the candidates for the query's words. */
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
