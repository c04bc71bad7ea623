import type { Token } from '../tokens';
import { withoutStopWords } from './stop-words';
import type { Alternatives, Synonyms } from './synonyms';

/** Words of a query that count: each further one would cost a look at every term, and no title is longer. */
export const MAX_QUERY_WORDS = 12;

/** One thing that a query asks for. */
export interface Slot {
  /** The typed word; null for a phrase that is called otherwise in the shop. */
  word: string | null;
  alternatives: Alternatives;
}

/** Splits a query into what it asks for: known phrases first, then the other words without stop words. */
export function slotsOf(tokens: readonly Token[], synonyms: Synonyms | undefined): Slot[] {
  const words = tokens.map(({ term }) => term);
  const kept = new Set(withoutStopWords(tokens));
  const slots: Slot[] = [];
  for (let at = 0; at < tokens.length && slots.length < MAX_QUERY_WORDS; ) {
    const phrase = synonyms?.phraseAt(words, at);
    if (phrase) slots.push({ word: null, alternatives: phrase.alternatives });
    else if (kept.has(tokens[at] as Token)) slots.push({ word: words[at] ?? '', alternatives: [] });
    at += phrase?.length ?? 1;
  }
  return slots;
}
