import { translateClass } from './character-class';
import { type Escape, translateEscape } from './escapes';
import { checkGroup, unsupportedSyntax } from './unsupported';

/** A pattern in RE2's syntax. */
export interface Translation {
  source: string;
  /** Whether the end, where the pattern asks for it, is also before a final line break, as in PCRE. */
  endsBeforeBreak: boolean;
}

const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})/;

/** Translates a pattern from PCRE's syntax, piece by piece. */
class Translator {
  #at = 0;
  #out = '';
  /** Whether white space and comments are skipped, in this group and in those around it. */
  #extended: boolean[];
  #endOnly = false;
  #breakEnd = false;
  readonly #multiline: boolean;

  constructor(
    readonly source: string,
    flags: string,
  ) {
    this.#extended = [flags.includes('x')];
    this.#multiline = flags.includes('m');
  }

  run(): Translation {
    while (this.#at < this.source.length) this.#next();
    return { source: this.#out, endsBeforeBreak: this.#breakEnd && !this.#endOnly };
  }

  get #rest(): string {
    return this.source.slice(this.#at);
  }

  #emit(text: string, length: number): void {
    this.#out += text;
    this.#at += length;
  }

  #add({ text, length }: Escape): void {
    this.#emit(text, length);
  }

  #next(): void {
    const char = this.source[this.#at] as string;
    if (char === '\\') this.#escape();
    else if (char === '[') this.#add(translateClass(this.#rest));
    else if (char === '(') this.#group();
    else if (char === ')') {
      if (this.#extended.length > 1) this.#extended.pop();
      this.#emit(char, 1);
    } else if (this.#extended.at(-1) && /[\s#]/.test(char)) this.#skipBlank(char);
    else if (char === '$') {
      this.#breakEnd ||= !this.#multiline;
      this.#emit(char, 1);
    } else this.#quantifierOrText(char);
  }

  #quantifierOrText(char: string): void {
    const quantifier = '*+?{'.includes(char) ? QUANTIFIER.exec(this.#rest)?.[0] : undefined;
    if (!quantifier) {
      this.#emit(char, 1);
      return;
    }
    this.#emit(quantifier, quantifier.length);
    if (this.source[this.#at] === '+') throw unsupportedSyntax('a possessive quantifier');
    if (this.source[this.#at] === '?') this.#emit('?', 1);
  }

  #skipBlank(char: string): void {
    if (char !== '#') {
      this.#emit('', 1);
      return;
    }
    const end = this.source.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.source.length : end + 1;
  }

  #escape(): void {
    const name = this.source[this.#at + 1];
    if (name === 'Q') {
      this.#quoted();
      return;
    }
    if (name === 'E') {
      this.#emit('', 2);
      return;
    }
    if (name === 'Z') {
      this.#breakEnd = true;
      this.#emit('\\z', 2);
      return;
    }
    if (name === 'z') this.#endOnly = true;
    this.#add(translateEscape(this.#rest, false));
  }

  #quoted(): void {
    const end = this.source.indexOf('\\E', this.#at);
    const text = this.source.slice(this.#at + 2, end < 0 ? undefined : end);
    this.#emit(text.replace(/[!-/:-@[-^`{-~]/g, '\\$&'), text.length + (end < 0 ? 2 : 4));
  }

  #group(): void {
    const rest = this.#rest;
    checkGroup(rest);
    const comment = /^\(\?#[^)]*\)/.exec(rest)?.[0];
    if (comment) {
      this.#emit('', comment.length);
      return;
    }
    const options = /^\(\?([imsxUnJ-]*)([:)])/.exec(rest);
    if (options) {
      this.#options(options[0], options[1] ?? '', options[2] === ':');
      return;
    }
    this.#extended.push(this.#extended.at(-1) ?? false);
    const quoted = /^\(\?'(\w+)'/.exec(rest);
    if (quoted) this.#emit(`(?P<${quoted[1]}>`, quoted[0].length);
    else this.#emit('(', 1);
    if (!quoted && this.source[this.#at] === '?') this.#emit('?', 1);
  }

  /** `(?i)` for the rest of the group, `(?i:…)` for a group. */
  #options(text: string, flags: string, opensGroup: boolean): void {
    const [on = '', off = ''] = flags.split('-');
    if (/[nJ]/.test(flags)) throw unsupportedSyntax(`the option ${flags}`);
    const extended = on.includes('x') || (!off.includes('x') && (this.#extended.at(-1) ?? false));
    if (opensGroup) this.#extended.push(extended);
    else this.#extended[this.#extended.length - 1] = extended;
    const rest = flags.replaceAll('x', '').replace(/-$/, '');
    if (rest === '' && !opensGroup) {
      this.#emit('', text.length);
      return;
    }
    this.#emit(`(?${rest}${opensGroup ? ':' : ')'}`, text.length);
  }
}

/**
 * Translates a pattern from the syntax of MongoDB, which is PCRE's, to RE2's.
 * @throws MongoError if it is not valid, or needs a backtracking engine
 */
export function translate(source: string, flags: string): Translation {
  return new Translator(source, flags).run();
}
