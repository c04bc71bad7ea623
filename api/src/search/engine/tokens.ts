import type { Word } from './ascii-words';
import { fold, wordsOf } from './words';

export { fold } from './words';

const UNITS = new Set(['mg', 'g', 'kg', 'mcg', 'ml', 'l', 'iu', 'spf', 'cm', 'mm', 'pack', 'x']);
const STARTS_WITH_DIGIT = /^\p{N}/u;
const NUMBER = /^\p{N}+(?:[.,]\p{N}+)*$/u;
const HAS_DIGIT = /\p{N}/u;
const NO_PLURAL = /(ss|us|is)$/;
const LONG_PLURAL = /(ches|shes|xes)$/;

/** A word of a text: its normalised term and its position. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** Treats "vitamins" and "vitamin" as one word; "stress" and "gas" are not plurals. */
function singular(word: string): string {
  if (!word.endsWith('s') || word.length < 4 || NO_PLURAL.test(word) || HAS_DIGIT.test(word)) return word;
  return LONG_PLURAL.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** A name that is long enough to be no code, such as "b12" or "omega3", with a strength behind it. */
const NAME_AND_STRENGTH = /^(\p{L}{6,})(\p{N}.*)$/u;

/** Splits a name from the strength that a label or a script has written right behind it. */
function parted(word: Word): Word[] {
  const [, name, strength] = NAME_AND_STRENGTH.exec(word.text) ?? [];
  if (!name || !strength) return [word];
  const middle = word.start + name.length;
  return [
    { text: name, start: word.start, end: middle },
    { text: strength, start: middle, end: word.end },
  ];
}

/** Splits a text into words. A number and its unit form one word: "500 mg" is indexed as "500mg". */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { text: word, start, end } of wordsOf(fold(text)).flatMap(parted)) {
    const plain = word.includes("'") || word.includes('’') ? word.replace(/['’]/g, '') : word;
    const last = tokens.at(-1);
    if (last && UNITS.has(plain) && STARTS_WITH_DIGIT.test(last.term) && NUMBER.test(last.term)) {
      last.term += plain;
      last.end = end;
    } else {
      tokens.push({ term: singular(plain), start, end });
    }
  }
  return tokens;
}
