import { CLASSES, OUTSIDE } from './escape-classes';
import { invalidRegex, unsupportedSyntax } from './unsupported';

const UNSUPPORTED: Readonly<Record<string, string>> = {
  k: 'a back-reference',
  g: 'a back-reference',
  K: '\\K',
  G: '\\G',
  X: '\\X',
  C: '\\C',
};

const SAME = 'dDwWbBafnrtAz';

export interface Escape {
  /** How many characters it has in the source. */
  length: number;
  /** The same in RE2's syntax. */
  text: string;
}

function codePoint(digits: string, radix: number): string {
  const code = Number.parseInt(digits, radix);
  if (!(code <= 0x10ffff)) throw invalidRegex('character code point value is too large');
  return `\\x{${code.toString(16)}}`;
}

/** `\x41`, `\x{41}`, `\o{101}`, `\101`, `\cA`. */
function numeric(rest: string): Escape | undefined {
  const hex = /^\\x(?:\{([0-9a-f]+)\}|([0-9a-f]{0,2}))/i.exec(rest);
  if (hex) return { length: hex[0].length, text: codePoint(hex[1] ?? (hex[2] || '0'), 16) };
  const octal = /^\\(?:o\{([0-7]+)\}|(0[0-7]{0,2}|[1-3][0-7]{2}))/.exec(rest);
  if (octal) return { length: octal[0].length, text: codePoint(octal[1] ?? octal[2] ?? '', 8) };
  const control = /^\\c([ -~])/.exec(rest)?.[1];
  if (control) return { length: 3, text: codePoint(String(control.toUpperCase().charCodeAt(0) ^ 64), 10) };
  if (/^\\[1-9]/.test(rest)) throw unsupportedSyntax('a back-reference');
  return undefined;
}

function inClass(name: string): string | undefined {
  return name === 'b' ? '\\x08' : CLASSES[name];
}

function outsideClass(name: string): string | undefined {
  const members = CLASSES[name];
  return members ? `[${members}]` : OUTSIDE[name];
}

/**
 * Translates the escape sequence that `rest` starts with from PCRE's syntax to RE2's.
 * @throws MongoError if it is not valid, or has no equal
 */
export function translateEscape(rest: string, withinClass: boolean): Escape {
  const name = String.fromCodePoint(rest.codePointAt(1) ?? 0);
  if (rest.length < 2) throw invalidRegex('\\ at end of pattern');
  const number = numeric(rest);
  if (number) return number;
  const property = /^\\[pP](?:\{\^?[\w ]+\}|[A-Za-z])/.exec(rest)?.[0];
  if (property) return { length: property.length, text: property };
  const text = withinClass ? inClass(name) : outsideClass(name);
  if (text) return { length: 2, text };
  if (name === 'e') return { length: 2, text: '\\x1b' };
  if (SAME.includes(name)) return { length: 2, text: `\\${name}` };
  if (UNSUPPORTED[name]) throw unsupportedSyntax(UNSUPPORTED[name]);
  if ('FLlUu'.includes(name))
    throw invalidRegex('PCRE2 does not support \\F, \\L, \\l, \\N{name}, \\U, or \\u');
  if (/[A-Za-z0-9]/.test(name)) throw invalidRegex('unrecognized character follows \\');
  return { length: 1 + name.length, text: /[ -~]/.test(name) && name !== '_' ? `\\${name}` : name };
}
