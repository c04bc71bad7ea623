import { LRUCache } from 'lru-cache';
import { fingerprint } from './fingerprint';
import type { Postings } from './postings';
import { match } from './query/matcher';
import { slotsOf } from './query/slots';
import type { Synonyms } from './query/synonyms';
import type { Matches } from './query/tally';
import type { SearchableText } from './settings';
import { type Token, tokenise } from './tokens';
import { Vocabulary } from './vocabulary';
import { maskWeights } from './weights';

/** Cache size in documents. Shoppers type the same prefixes; results are cached until a text changes. */
const MAX_CACHED_DOCS = 1_000_000;

/** A full-text index of documents. */
export class TextIndex<Source> {
  private readonly vocabulary = new Vocabulary();
  private readonly postingsOf: Postings[][] = [];
  private readonly fingerprints: number[] = [];
  private readonly weights: Float64Array;
  private readonly found = new LRUCache<string, Matches>({
    maxSize: MAX_CACHED_DOCS,
    sizeCalculation: ({ docs }) => docs.length + 1,
  });

  constructor(
    private readonly texts: readonly SearchableText<Source>[],
    private synonyms?: Synonyms,
  ) {
    this.weights = maskWeights(texts.map(({ weight }) => weight));
  }

  /** Stores a document's texts. Does nothing if they have not changed. */
  set(doc: number, source: Source): void {
    const texts = this.texts.map(({ read }) => {
      const text = read(source);
      return typeof text === 'string' ? text : text.join(' \n ');
    });
    const hash = fingerprint(texts.join('\f'));
    if (this.fingerprints[doc] === hash) return;
    this.remove(doc);
    this.fingerprints[doc] = hash;
    const masks = new Map<string, number>();
    texts.forEach((text, bit) => {
      for (const { term } of tokenise(text)) masks.set(term, (masks.get(term) ?? 0) | (1 << bit));
    });
    this.postingsOf[doc] = [...masks].map(([term, mask]) => this.vocabulary.add(term, doc, mask));
  }

  /** Uses other synonyms from now on. */
  setSynonyms(synonyms: Synonyms): void {
    this.synonyms = synonyms;
    this.found.clear();
  }

  remove(doc: number): void {
    for (const postings of this.postingsOf[doc] ?? []) postings.remove(doc);
    this.postingsOf[doc] = [];
    this.fingerprints[doc] = Number.NaN;
    if (this.found.size > 0) this.found.clear();
  }

  /**
   * Returns the words of a query that the index does not know, each with the known word nearest to it: typos first, then
   * how many documents have it. Empty for a query whose words are all known, unfinished or called otherwise.
   */
  corrections(tokens: readonly Token[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const { word } of slotsOf(tokens, this.synonyms)) {
      if (word === null || this.vocabulary.startingWith(word).length > 0) continue;
      const isUnfinished = tokens.at(-1)?.term === word;
      const entry = this.synonyms?.nearest(word, isUnfinished)?.entry;
      const nearest = entry ?? this.vocabulary.nearest(word);
      if (nearest) found.set(word, nearest);
    }
    return found;
  }

  /** Returns what a query finds; with `trial`, as if those synonyms were in use. */
  find(
    tokens: readonly Token[],
    { capacity, typos, trial }: { capacity: number; typos: boolean; trial?: Synonyms },
  ): Matches {
    if (trial) return this.match(tokens, capacity, typos, trial);
    const key = `${typos}:${tokens.map(({ term }) => term).join(' ')}`;
    const cached = this.found.get(key);
    if (cached) return cached;
    const matches = this.match(tokens, capacity, typos, this.synonyms);
    this.found.set(key, matches);
    return matches;
  }

  private match(tokens: readonly Token[], capacity: number, typos: boolean, synonyms?: Synonyms): Matches {
    const { weights, vocabulary } = this;
    return match(slotsOf(tokens, synonyms), vocabulary, { weights, capacity, typos, synonyms });
  }
}
