import { candidates } from './equivalents';

/** Compares two texts by a collation. */
type Compare = (a: string, b: string) => number;

const MOST_REMEMBERED = 10_000;

/** A letter with its accents. */
const CHARACTERS = /\P{M}\p{M}*|\p{M}+/gu;
const LEADING_ZEROS = /(?<!\d)0+(?=\d)/g;

/**
 * Turns texts into keys that are the same for texts that a collation holds equal. It goes character by character: each
 * one is replaced by a simpler one if the collation says that they are equal, or omitted if it ignores it.
 */
export class CollationKeys {
  readonly #known = new Map<string, string>();
  readonly #compare: Compare;
  readonly #isNumeric: boolean;

  constructor(compare: Compare, isNumeric: boolean) {
    this.#compare = compare;
    this.#isNumeric = isNumeric;
  }

  keyOf(text: string): string {
    const plain = this.#isNumeric ? text.replace(LEADING_ZEROS, '') : text;
    return plain.normalize('NFD').replace(CHARACTERS, (character) => this.#simplest(character));
  }

  #simplest(character: string): string {
    const known = this.#known.get(character);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    const simplest = candidates(character).find((one) => this.#compare(character, one) === 0) ?? character;
    this.#known.set(character, simplest);
    return simplest;
  }
}
