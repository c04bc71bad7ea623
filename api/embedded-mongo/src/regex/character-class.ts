import { type Escape, translateEscape } from './escapes';
import { invalidRegex } from './unsupported';

/**
 * Translates the character class that `rest` starts with from PCRE's syntax to RE2's.
 * @throws MongoError if it is not closed
 */
export function translateClass(rest: string): Escape {
  const start = /^\[\^?\]?/.exec(rest)?.[0] ?? '[';
  let length = start.length;
  let text = start.endsWith(']') ? `${start.slice(0, -1)}\\]` : start;
  const add = (part: Escape): void => {
    text += part.text;
    length += part.length;
  };
  while (rest[length] !== ']') {
    const char = rest[length];
    if (char === undefined) throw invalidRegex('missing terminating ] for character class');
    const named = char === '[' ? /^\[:\^?\w+:\]/.exec(rest.slice(length))?.[0] : undefined;
    if (named) add({ text: named, length: named.length });
    else if (char === '\\') add(translateEscape(rest.slice(length), true));
    else add({ text: char === '[' ? '\\[' : char, length: 1 });
  }
  return { text: `${text}]`, length: length + 1 };
}
