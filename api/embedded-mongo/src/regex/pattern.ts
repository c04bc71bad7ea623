import type { RE2JS } from 're2js';
import { MongoError } from '../errors';
import { compile } from './compile';
import { translate } from './translate';
import { invalidRegex } from './unsupported';

/** States of the pattern times characters of the text, beyond which a match is refused: a second or two at worst. */
const MOST_STEPS = 2e7;
/** In bytes, as in MongoDB. */
const LONGEST = 32_764;

/** One match of a pattern in a text. */
export interface Found {
  text: string;
  /** Index in UTF-16 units. */
  at: number;
  captures: (string | null)[];
}

/** A compiled regular expression. It runs in time linear in the text, whatever the pattern. */
export class Pattern {
  readonly #compiled: RE2JS;
  readonly #endsBeforeBreak: boolean;
  readonly #states: number;

  /**
   * @param source in PCRE's syntax
   * @param flags of `i`, `m`, `s`, `u` and `x`
   * @throws MongoError if it is not valid, or has no linear-time equivalent
   */
  constructor(
    readonly source: string,
    readonly flags: string,
  ) {
    if (Buffer.byteLength(source) > LONGEST) throw invalidRegex('it is longer than 32764 bytes');
    const translation = translate(source, flags);
    this.#endsBeforeBreak = translation.endsBeforeBreak;
    this.#compiled = compile(translation.source, flags);
    this.#states = this.#compiled.programSize();
  }

  /** Returns whether it matches anywhere in the text. */
  test(text: string): boolean {
    this.#checkSteps(text);
    if (this.#compiled.test(text)) return true;
    const short = this.#withoutBreak(text);
    return short !== undefined && this.#compiled.test(short);
  }

  /** Returns the matches from left to right; only the first one unless `all`. */
  find(text: string, all: boolean): Found[] {
    this.#checkSteps(text);
    const found = this.#findIn(text, all);
    const short = this.#withoutBreak(text);
    if (short === undefined) return found;
    const shorter = this.#findIn(short, all);
    const first = found[0]?.at ?? Number.POSITIVE_INFINITY;
    return shorter[0] && shorter[0].at < first ? shorter : found;
  }

  #findIn(text: string, all: boolean): Found[] {
    const matcher = this.#compiled.matcher(text);
    const found: Found[] = [];
    while (matcher.find()) {
      const captures = Array.from(
        { length: matcher.groupCount() },
        (_, group) => matcher.group(group + 1) ?? null,
      );
      found.push({ text: matcher.group() ?? '', at: matcher.start(), captures });
      if (!all) break;
    }
    return found;
  }

  /** In PCRE `$` also matches before a line break that ends the text; RE2 has no such assertion. */
  #withoutBreak(text: string): string | undefined {
    return this.#endsBeforeBreak && text.endsWith('\n') ? text.slice(0, -1) : undefined;
  }

  #checkSteps(text: string): void {
    if (text.length * this.#states > MOST_STEPS)
      throw new MongoError(51156, 'Error while matching the regular expression: match limit exceeded');
  }
}
