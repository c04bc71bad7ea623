import type { Candidate, Vocabulary } from '../vocabulary';
import { candidatesOf, leniently, literally } from './lookups';
import type { Slot } from './slots';
import type { Synonyms } from './synonyms';
import { type Matches, type MatchOptions, result, tally } from './tally';

/** Typos are considered only if there are fewer results than this. */
const FEW = 5;
/** Adjacent words written as one in the catalogue: "multi vitamin" for "multivitamin". */
function joinWords(slots: readonly Slot[], vocabulary: Vocabulary): Slot[] {
  const joined: Slot[] = [];
  for (let at = 0; at < slots.length; at += 1) {
    const [slot, next] = [slots[at] as Slot, slots[at + 1]];
    const both = slot.word && next?.word ? slot.word + next.word : null;
    if (both && vocabulary.exact(both).length > 0) {
      joined.push({ word: both, alternatives: [] });
      at += 1;
    } else {
      joined.push(slot);
    }
  }
  return joined;
}

/** A word that the shop does not know may be a misspelt or unfinished name that it calls otherwise. */
function resolve(slots: readonly Slot[], vocabulary: Vocabulary, synonyms: Synonyms): Slot[] {
  return slots.map((slot, at) => {
    if (slot.word === null || vocabulary.startingWith(slot.word).length > 0) return slot;
    const alternatives = synonyms.nearest(slot.word, at === slots.length - 1)?.alternatives;
    return alternatives ? { word: null, alternatives } : slot;
  });
}

/** Returns the documents that match every word, or as many as needed. */
function matchAll(words: readonly Candidate[][], options: MatchOptions, needed = words.length): Matches {
  return result(tally(words, options), words, needed);
}

/** The word that says most: the rarest of those that documents have as they are typed. */
function rarest(words: readonly Candidate[][]): Candidate[] {
  const frequency = (candidates: readonly Candidate[]) =>
    candidates.reduce((sum, { postings }) => sum + postings.length, 0);
  return words
    .filter((candidates) => candidates.length > 0)
    .reduce<Candidate[]>((a, b) => (a.length > 0 && frequency(a) <= frequency(b) ? a : b), []);
}

/**
 * Returns the documents that match the largest number of words. If that is one, it is the one that says most: "shake"
 * of "a shake before training", not any of them.
 */
function matchMost(
  words: readonly Candidate[][],
  literal: readonly Candidate[][],
  options: MatchOptions,
): Matches {
  const counted = tally(words, options);
  const most = counted.docs.reduce((max, doc) => Math.max(max, counted.matched[doc] ?? 0), 0);
  if (most > 1) return result(counted, words, most);
  const anchor = rarest(literal);
  return matchAll(anchor.length > 0 ? [anchor] : words, options, most);
}

/**
 * Matches a query: every word, the last one also as a prefix. If that finds too little, considers inner prefixes,
 * compound words and typos, and finally documents that match most of the words.
 */
export function match(typed: readonly Slot[], vocabulary: Vocabulary, options: MatchOptions): Matches {
  const { typos, synonyms } = options;
  const slots = typos && synonyms ? resolve(typed, vocabulary, synonyms) : typed;
  const literal = literally(vocabulary);
  const words = candidatesOf(slots, literal, vocabulary);
  const exact = matchAll(words, options);
  if (!typos) return exact;
  const joined = joinWords(slots, vocabulary);
  if (joined.length < slots.length) {
    const compound = matchAll(candidatesOf(joined, literal, vocabulary), options);
    if (compound.docs.length > Math.max(exact.docs.length, FEW)) return compound;
  }
  if (exact.docs.length >= FEW) return exact;
  const lenient = leniently(vocabulary, literal);
  const tolerant = matchAll(candidatesOf(joined, lenient, vocabulary), options);
  if (tolerant.docs.length > 0 || slots.length === 1) return tolerant;
  return matchMost(candidatesOf(slots, lenient, vocabulary), words, options);
}
