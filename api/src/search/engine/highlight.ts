import { type Token, tokenise } from './tokens';

export interface HighlightTags {
  before: string;
  after: string;
}

/** A text with its matched words marked, in the hosted service's form. */
export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

/** Returns the length to mark: the typed prefix of a word, or the whole word for a typo. */
function markedEnd(token: Token, queried: readonly Token[]): number {
  const typed = queried.find(({ term }) => token.term.startsWith(term));
  return typed && typed.term !== token.term ? token.start + typed.term.length : token.end;
}

/** Marks the matched terms in a text. `terms` are the candidates for the query's words. */
export function highlight(
  text: string,
  queried: readonly Token[],
  terms: ReadonlySet<string>,
  tags: HighlightTags,
): Highlight {
  const found = queried.length === 0 ? [] : tokenise(text).filter(({ term }) => terms.has(term));
  if (found.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  let value = '';
  let at = 0;
  for (const token of found) {
    const end = markedEnd(token, queried);
    value += `${text.slice(at, token.start)}${tags.before}${text.slice(token.start, end)}${tags.after}`;
    at = end;
  }
  const isLiteral = ({ term }: Token) => found.some((token) => token.term.startsWith(term));
  const misspelt = queried.filter((token) => !isLiteral(token));
  const unexplained = found.filter((token) => !queried.some(({ term }) => token.term.startsWith(term)));
  const matchedWords = [...queried.filter(isLiteral), ...misspelt.slice(0, unexplained.length)].map(
    ({ term }) => term,
  );
  return {
    value: value + text.slice(at),
    matchLevel: matchedWords.length >= queried.length ? 'full' : 'partial',
    fullyHighlighted: found.length === tokenise(text).length,
    matchedWords,
  };
}
