/** A run of letters and digits, and its position. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const ZERO = 48;
const NINE = 57;
const DOT = 46;
const COMMA = 44;
const APOSTROPHE = 39;

const isDigit = (code: number) => code >= ZERO && code <= NINE;
const isLetter = (code: number) => code >= 97 && code <= 122;

/** Returns true if the character at a position joins its neighbours: "1,000" and "o'brien" are single words. */
function joins(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at + 1)];
  if (code === DOT || code === COMMA) return isDigit(before) && isDigit(after);
  return code === APOSTROPHE && isLetter(before) && isLetter(after);
}

/** Splits a lower-case ASCII text: most texts are ASCII, and this is several times as fast as a regular expression. */
export function asciiWords(text: string): Word[] {
  const words: Word[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    const isPart = isLetter(code) || isDigit(code) || (start >= 0 && joins(text, at));
    if (isPart && start < 0) start = at;
    if (isPart || start < 0) continue;
    words.push({ text: text.slice(start, at), start, end: at });
    start = -1;
  }
  return words;
}
