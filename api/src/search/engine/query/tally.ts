import type { Candidate } from '../vocabulary';
import type { Synonyms } from './synonyms';

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
  synonyms?: Synonyms;
}

interface Tally {
  docs: number[];
  matched: Uint8Array;
  scores: Float64Array;
}

/** Sums, per document, how many of the words match and how well. */
export function tally(words: readonly Candidate[][], { capacity, weights }: MatchOptions): Tally {
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

/** Returns the documents that match `needed` of the words. */
export function result(
  { docs, matched, scores }: Tally,
  words: readonly Candidate[][],
  needed: number,
): Matches {
  const terms = new Set(words.flatMap((candidates) => candidates.flatMap(({ term }) => term.split(' '))));
  const found = Uint32Array.from(docs.filter((doc) => matched[doc] === needed));
  return { docs: found, scores: Float64Array.from(found, (doc) => scores[doc] ?? 0), terms };
}
