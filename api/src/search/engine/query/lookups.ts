import { Postings } from '../postings';
import type { Candidate, Vocabulary } from '../vocabulary';
import type { Slot } from './slots';
import type { Alternatives } from './synonyms';

/** Shorter words match exactly unless they are last: too many terms begin with "a". */
const MIN_INNER_PREFIX = 3;

/** Finds the terms of a typed word. */
export type Lookup = (word: string, isLast: boolean) => Candidate[];

/** A number without its unit, as in "atorvastatin 20". */
const BARE_NUMBER = /^\d{1,4}(\.\d+)?$/;
const NUMBER_WITH_UNIT = /^[\d.]+[a-z]+$/;

/** The documents that have every word of a phrase in one text. */
function phrase(words: readonly string[], vocabulary: Vocabulary): Candidate[] {
  const terms = words.flatMap((word) => vocabulary.exact(word));
  if (terms.length < words.length) return [];
  const [first, ...others] = terms.sort((a, b) => a.postings.length - b.postings.length);
  if (!first || others.length === 0) return terms;
  const masks = new Map<number, number>();
  for (let at = 0; at < first.postings.length; at += 1)
    masks.set(first.postings.docs[at] ?? 0, first.postings.masks[at] ?? 0);
  for (const other of others) {
    const found = new Map<number, number>();
    for (let at = 0; at < other.postings.length; at += 1) {
      const doc = other.postings.docs[at] ?? 0;
      const mask = (masks.get(doc) ?? 0) & (other.postings.masks[at] ?? 0);
      if (mask > 0) found.set(doc, mask);
    }
    for (const doc of masks.keys()) masks.set(doc, found.get(doc) ?? 0);
  }
  const postings = new Postings();
  for (const [doc, mask] of masks) if (mask > 0) postings.add(doc, mask);
  return postings.length > 0 ? [{ term: words.join(' '), postings, quality: 1 }] : [];
}

const phrases = (alternatives: Alternatives, vocabulary: Vocabulary): Candidate[] =>
  alternatives.flatMap((words) => phrase(words, vocabulary));

/** The word itself; the last word may go on, and a number may go on with its unit. */
export function literally(vocabulary: Vocabulary): Lookup {
  return (word, isLast) => {
    if (!BARE_NUMBER.test(word)) return isLast ? vocabulary.startingWith(word) : vocabulary.exact(word);
    const units = vocabulary.startingWith(word).filter(({ term }) => NUMBER_WITH_UNIT.test(term));
    return [...vocabulary.exact(word), ...units.filter(({ term }) => !/^\d/.test(term.slice(word.length)))];
  };
}

/** Also inner words that go on, and words with typos. */
export function leniently(vocabulary: Vocabulary, literal: Lookup): Lookup {
  return (word, isLast) => {
    const asPrefix = (isLast || word.length >= MIN_INNER_PREFIX) && !BARE_NUMBER.test(word);
    const found = asPrefix ? vocabulary.startingWith(word) : literal(word, isLast);
    return [...found, ...vocabulary.similarTo(word, isLast)];
  };
}

/** The terms of each thing that a query asks for. */
export const candidatesOf = (slots: readonly Slot[], lookup: Lookup, vocabulary: Vocabulary): Candidate[][] =>
  slots.map(({ word, alternatives }, at) => [
    ...(word === null ? [] : lookup(word, at === slots.length - 1)),
    ...phrases(alternatives, vocabulary),
  ]);
