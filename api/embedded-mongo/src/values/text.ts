import { currentCollation } from '../collation/current';
import { sign } from './number';

/** Compares strings by code point, as UTF-8 bytes would. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    // Surrogates stand for code points above every other UTF-16 unit.
    const xSurrogate = x >= 0xd800 && x <= 0xdfff;
    const ySurrogate = y >= 0xd800 && y <= 0xdfff;
    if (xSurrogate !== ySurrogate) return xSurrogate ? 1 : -1;
    return x < y ? -1 : 1;
  }
  return sign(a.length - b.length);
}

/** Compares strings by the collation of the running command. */
export function compareStrings(a: string, b: string): number {
  return currentCollation()?.compare(a, b) ?? compareText(a, b);
}

/** The text of a string or symbol. */
export function textValue(value: unknown): string {
  return typeof value === 'string' ? value : (value as { value: string }).value;
}
