const ASCII = /^[\x20-\x7e\n]*$/;
const MARKS = /\p{M}+/gu;
const WORD = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;
const APOSTROPHES = /(\p{L})['’](\p{L})/gu;
const UNITS = new Set(['mg', 'g', 'kg', 'mcg', 'ml', 'l', 'iu', 'spf', 'cm', 'mm', 'pack', 'x']);
const NUMBER = /^\p{N}+(?:[.,]\p{N}+)*$/u;

/** A word of a text: what is compared, and where it stands. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** Lower case without accents, of the same length as the text, so that positions stay true. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) {
    const plain = character.normalize('NFD').replace(MARKS, '').toLowerCase();
    folded += plain.length === character.length ? plain : character;
  }
  return folded;
}

/** "vitamins" and "vitamin" are one word; "stress" and "gas" are not plurals. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word) || /\p{N}/u.test(word)) return word;
  return /(ches|shes|xes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The words of a text. A number and its unit are one word: "500 mg" is found as "500mg". */
export function tokenise(text: string): Token[] {
  const folded = fold(text).replace(APOSTROPHES, '$1\u02bc$2');
  const tokens: Token[] = [];
  for (const match of folded.matchAll(WORD)) {
    const word = match[0].replace(/\u02bc/g, '');
    const start = match.index;
    const end = start + match[0].length;
    const last = tokens.at(-1);
    if (last && UNITS.has(word) && NUMBER.test(last.term)) {
      last.term += word;
      last.end = end;
    } else {
      tokens.push({ term: singular(word), start, end });
    }
  }
  return tokens;
}
