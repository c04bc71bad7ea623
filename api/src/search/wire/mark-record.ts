import { highlight } from '../engine/highlight';
import type { SearchResult } from '../engine/search-index';
import { snippet } from '../engine/snippet';
import type { WireParams } from './params';
import type { AnyIndex, WireRecord } from './run-query';
import { WireError } from './wire-error';

const SNIPPET_WORDS = 10;
const SNIPPET = /^([\w.*]+?)(?::(\d{1,4}))?$/;

/** A text or a list of texts, with marks applied. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'));

/** Parses the snippet length of each attribute, in words: `name:20`, or `*` for all. */
function readSnippets(requested: readonly string[]): Map<string, number> {
  return new Map(
    requested.map((text) => {
      const [, name = '', words = SNIPPET_WORDS] = SNIPPET.exec(text) ?? [];
      if (name === '') throw new WireError('Invalid value for "attributesToSnippet" parameter');
      return [name, Math.max(1, Number(words))];
    }),
  );
}

/** Adds `_highlightResult` to the records of a search, and `_snippetResult` if requested. */
export function createMarker(
  index: AnyIndex,
  { tokens, terms }: SearchResult<WireRecord>,
  params: WireParams,
) {
  const searched = new Set(index.settings.texts.map(({ attribute }: { attribute: string }) => attribute));
  const tags = { before: params.highlightPreTag, after: params.highlightPostTag };
  const requested = params.attributesToHighlight ?? ['*'];
  const snippets = readSnippets(params.attributesToSnippet);
  const wordsOf = (name: string) => snippets.get(name) ?? snippets.get('*');
  const isRequested = (name: string) => requested.includes('*') || requested.includes(name);

  const highlightText = (text: string) => highlight(text, tokens, terms, tags);
  const snippetText = (text: string, words: number) =>
    snippet(text, tokens, terms, { words, ellipsis: params.snippetEllipsisText, tags });

  /** Applies a mark to a text or to each item of a list. */
  const each = <Mark>(value: unknown, mark: (text: string) => Mark) =>
    Array.isArray(value) ? value.map((part) => mark(String(part))) : mark(String(value));

  return (record: WireRecord) => {
    const texts = Object.entries(record).filter(([name, value]) => searched.has(name) && isText(value));
    const highlights = texts.filter(([name]) => isRequested(name));
    const cut = texts.filter(([name]) => wordsOf(name) !== undefined);
    return {
      ...(requested.length > 0 && {
        _highlightResult: Object.fromEntries(
          highlights.map(([name, value]) => [name, each(value, highlightText)]),
        ),
      }),
      ...(snippets.size > 0 && {
        _snippetResult: Object.fromEntries(
          cut.map(([name, value]) => [name, each(value, (text) => snippetText(text, wordsOf(name) ?? 0))]),
        ),
      }),
    };
  };
}
