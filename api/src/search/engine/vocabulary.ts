import { LRUCache } from 'lru-cache';
import { Postings } from './postings';
import { allowedTypos, typosBetween } from './typo';

/** A candidate term for a typed word. */
export interface Candidate {
  term: string;
  postings: Postings;
  /** 1 for an exact match, less for prefixes and typos. */
  quality: number;
}

const PREFIX_QUALITY = 0.85;
const TYPO_QUALITY = [1, 0.6, 0.4];
const REMEMBERED = 2000;

/** All terms of an index, searchable by prefix or with typos. */
export class Vocabulary {
  private readonly postings = new Map<string, Postings>();
  private sorted: string[] = [];
  private isSorted = true;
  private readonly similar = new LRUCache<string, Candidate[]>({ max: REMEMBERED });

  /** Adds a document to a term and returns the term's postings, from which the document can be removed. */
  add(term: string, doc: number, mask: number): Postings {
    let postings = this.postings.get(term);
    if (!postings) {
      postings = new Postings();
      this.postings.set(term, postings);
      this.sorted.push(term);
      this.isSorted = false;
    }
    if (postings.length === 0 && this.similar.size > 0) this.similar.clear();
    postings.add(doc, mask);
    return postings;
  }

  exact(term: string): Candidate[] {
    const postings = this.postings.get(term);
    return postings && postings.length > 0 ? [{ term, postings, quality: 1 }] : [];
  }

  /** Returns the term itself and the terms it is a prefix of. */
  startingWith(prefix: string): Candidate[] {
    const terms = this.inOrder();
    const found: Candidate[] = [];
    for (let at = this.lowerBound(prefix); at < terms.length; at += 1) {
      const term = terms[at] ?? '';
      if (!term.startsWith(prefix)) break;
      const postings = this.postings.get(term);
      if (!postings || postings.length === 0) continue;
      found.push({ term, postings, quality: term === prefix ? 1 : PREFIX_QUALITY });
    }
    return found;
  }

  /** Returns terms within the permitted typos; with `asPrefix`, also terms with such a prefix. */
  similarTo(word: string, asPrefix: boolean): Candidate[] {
    const key = `${asPrefix ? '+' : '='}${word}`;
    const known = this.similar.get(key);
    if (known) return known;
    const limit = allowedTypos(word);
    const sameStart = limit > 0 ? this.scan(this.termsFrom(word.slice(0, 1)), word, limit, asPrefix) : [];
    const found =
      sameStart.length > 0 || limit === 0 ? sameStart : this.scan(this.inOrder(), word, 1, asPrefix);
    this.similar.set(key, found);
    return found;
  }

  /** Returns the whole term nearest to a word that is none: fewest typos, then most documents. Null if none is near. */
  nearest(word: string): string | null {
    const best = this.similarTo(word, false).reduce<Candidate | null>((a, b) => {
      if (!a || b.quality > a.quality) return b;
      return b.quality === a.quality && b.postings.length > a.postings.length ? b : a;
    }, null);
    return best?.term ?? null;
  }

  private scan(terms: readonly string[], word: string, limit: number, asPrefix: boolean): Candidate[] {
    const found: Candidate[] = [];
    for (const term of terms) {
      const typos = typosBetween(word, term, limit, asPrefix);
      if (typos === 0 || typos > limit) continue;
      const postings = this.postings.get(term);
      const quality = (TYPO_QUALITY[typos] ?? 0) * (term.length > word.length + limit ? PREFIX_QUALITY : 1);
      if (postings && postings.length > 0) found.push({ term, postings, quality });
    }
    return found;
  }

  private termsFrom(letter: string): string[] {
    const start = this.lowerBound(letter);
    return this.sorted.slice(start, this.lowerBound(`${letter}\uffff`));
  }

  private inOrder(): string[] {
    if (!this.isSorted) this.sorted.sort((a, b) => (a < b ? -1 : 1));
    this.isSorted = true;
    return this.sorted;
  }

  private lowerBound(text: string): number {
    const terms = this.inOrder();
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
