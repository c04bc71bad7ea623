import { asciiWords, type Word } from './ascii-words';

const ASCII = /^[\x20-\x7e\n]*$/;
const ANY_WORD = /[\p{L}\p{N}]+(?:(?:[.,](?=\p{N})|['’](?=\p{L}))[\p{L}\p{N}]+)*/gu;
const MARKS = /\p{M}+/gu;

/** Lower-cases a text and strips its accents without changing its length, so that positions remain valid. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) {
    const plain = character.normalize('NFD').replace(MARKS, '').toLowerCase();
    folded += plain.length === character.length ? plain : character;
  }
  return folded;
}

/** Splits a folded text into words. */
export function wordsOf(folded: string): Word[] {
  if (ASCII.test(folded)) return asciiWords(folded);
  return Array.from(folded.matchAll(ANY_WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
