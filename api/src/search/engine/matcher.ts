import type { Token } from './tokens';
import type { Candidate, Vocabulary } from './vocabulary';

/** The result of a query: documents, their scores at the same positions, and the matched terms. */
export interface Matches {
  docs: Uint32Array;
  scores: Float64Array;
  terms: ReadonlySet<string>;
}

export interface MatchOptions {
  /** The score of each field mask. */
  weights: Float64Array;
  capacity: number;
  typos: boolean;
}

/** Typos are considered only if there are fewer results than this. */
const FEW = 5;
/** Shorter words match exactly unless they are last: too many terms begin with "a". */
const MIN_INNER_PREFIX = 3;

type Lookup = (word: string, isLast: boolean) => Candidate[];

interface Tally {
  docs: number[];
  matched: Uint8Array;
  scores: Float64Array;
}

/** Sums, per document, how many of the words match and how well. */
function tally(words: readonly Candidate[][], { capacity, weights }: MatchOptions): Tally {
  const matched = new Uint8Array(capacity);
  const scores = new Float64Array(capacity);
  const best = new Float64Array(capacity);
  const docs: number[] = [];
  for (const candidates of words) {
    const touched: number[] = [];
    for (const { postings, quality } of candidates) {
      for (let at = 0; at < postings.length; at += 1) {
        const doc = postings.docs[at] ?? 0;
        const score = (weights[postings.masks[at] ?? 0] ?? 0) * quality;
        const before = best[doc] ?? 0;
        if (before === 0) touched.push(doc);
        if (score > before) best[doc] = score;
      }
    }
    for (const doc of touched) {
      if (matched[doc] === 0) docs.push(doc);
      matched[doc] = (matched[doc] ?? 0) + 1;
      scores[doc] = (scores[doc] ?? 0) + (best[doc] ?? 0);
      best[doc] = 0;
    }
  }
  return { docs, matched, scores };
}

function result({ docs, matched, scores }: Tally, words: readonly Candidate[][], needed: number): Matches {
  const terms = new Set(words.flatMap((candidates) => candidates.map(({ term }) => term)));
  const found = Uint32Array.from(docs.filter((doc) => matched[doc] === needed));
  return { docs: found, scores: Float64Array.from(found, (doc) => scores[doc] ?? 0), terms };
}

/** Adjacent words written as one in the catalogue: "multi vitamin" for "multivitamin". */
function joinWords(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const both = `${words[at]}${words[at + 1] ?? ''}`;
    if (at + 1 < words.length && vocabulary.exact(both).length > 0) {
      joined.push(both);
      at += 1;
    } else {
      joined.push(words[at] ?? '');
    }
  }
  return joined;
}

/** Returns the documents that match every word. */
function matchAll(words: readonly string[], lookup: Lookup, options: MatchOptions): Matches {
  const candidates = words.map((word, at) => lookup(word, at === words.length - 1));
  return result(tally(candidates, options), candidates, words.length);
}

/** Returns the documents that match the largest number of words. */
function matchMost(words: readonly string[], lookup: Lookup, options: MatchOptions): Matches {
  const candidates = words.map((word, at) => lookup(word, at === words.length - 1));
  const counted = tally(candidates, options);
  const most = counted.docs.reduce((max, doc) => Math.max(max, counted.matched[doc] ?? 0), 0);
  return result(counted, candidates, Math.max(1, most));
}

/**
 * Matches a query: every word, the last one also as a prefix. If that finds too little, considers inner prefixes,
 * compound words and typos, and finally documents that match most of the words.
 */
export function match(tokens: readonly Token[], vocabulary: Vocabulary, options: MatchOptions): Matches {
  const words = tokens.map(({ term }) => term);
  const literal: Lookup = (word, isLast) => (isLast ? vocabulary.startingWith(word) : vocabulary.exact(word));
  const exact = matchAll(words, literal, options);
  if (exact.docs.length >= FEW || !options.typos) return exact;
  const lenient: Lookup = (word, isLast) => {
    const asPrefix = isLast || word.length >= MIN_INNER_PREFIX;
    const found = asPrefix ? vocabulary.startingWith(word) : vocabulary.exact(word);
    return [...found, ...vocabulary.similarTo(word, isLast)];
  };
  const joined = joinWords(words, vocabulary);
  const tolerant = matchAll(joined, lenient, options);
  if (tolerant.docs.length > 0 || words.length === 1) return tolerant;
  return matchMost(words, lenient, options);
}
