import { tokenise } from '../tokens';
import { allowedTypos, typosBetween } from '../typo';

/** Words to look for instead of others: each alternative is a phrase whose words are in one text. */
export type Alternatives = readonly (readonly string[])[];

const MIN_PREFIX = 4;
const termsOf = (text: string): string[] => tokenise(text).map(({ term }) => term);

/** What people type, and what to look for instead. */
export interface SynonymPhrases {
  typed: readonly string[];
  found: readonly string[];
}

/**
 * What people type for what is called otherwise, one way: `typed, typed > found, found` per line of the table. Lines of
 * `own` replace what the table says of the same phrase.
 */
export class Synonyms {
  private readonly alternatives = new Map<string, Alternatives>();
  /** Single words, which may be misspelt or unfinished. */
  private readonly words: string[] = [];
  /** Words of the longest phrase. */
  private longest = 0;

  constructor(table: string, own: readonly SynonymPhrases[] = []) {
    for (const line of table.split('\n').filter((text) => text.includes('>'))) {
      const [typed = '', found = ''] = line.split('>');
      this.addLine({ typed: typed.split(','), found: found.split(',') });
    }
    for (const line of own) this.addLine(line);
  }

  private addLine({ typed, found }: SynonymPhrases): void {
    const alternatives = found.map(termsOf);
    for (const phrase of typed.map(termsOf)) this.add(phrase, alternatives);
  }

  private add(phrase: readonly string[], alternatives: Alternatives): void {
    this.alternatives.set(phrase.join(' '), alternatives);
    this.longest = Math.max(this.longest, phrase.length);
    if (phrase.length === 1) this.words.push(...phrase);
  }

  /** Returns the longest phrase that begins at a position and is called otherwise; null if there is none. */
  phraseAt(words: readonly string[], at: number): { length: number; alternatives: Alternatives } | null {
    for (let length = Math.min(this.longest, words.length - at); length > 0; length -= 1) {
      const alternatives = this.alternatives.get(words.slice(at, at + length).join(' '));
      if (alternatives) return { length, alternatives };
    }
    return null;
  }

  /** Returns the nearest entry to a word that the index does not know: misspelt, or with `asPrefix` unfinished. */
  nearest(word: string, asPrefix: boolean): { entry: string; alternatives: Alternatives } | null {
    const limit = allowedTypos(word);
    const near = (entry: string) =>
      asPrefix && word.length >= MIN_PREFIX && entry.startsWith(word)
        ? 0
        : entry[0] === word[0] && limit > 0 && entry.length >= MIN_PREFIX
          ? typosBetween(word, entry, limit, false)
          : limit + 1;
    const distances = this.words.map((entry) => ({ entry, typos: near(entry) }));
    const best = distances.reduce((a, b) => (b.typos < a.typos ? b : a), { entry: '', typos: limit + 1 });
    const alternatives = best.typos > limit ? null : this.alternatives.get(best.entry);
    return alternatives ? { entry: best.entry, alternatives } : null;
  }
}
